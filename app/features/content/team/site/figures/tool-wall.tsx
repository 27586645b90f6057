import { useTranslation } from 'react-i18next';
import type { Person } from '#app/features/content/team/person.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { OpenPlace, TOOL_FIGURES } from './tool-figures.tsx';

/** A peg with the number of its owner; the last one is free. */
type Peg = { person: Person | null; number: number };

type Wall = {
  pegs: readonly Peg[];
  columns: number;
  /** Of the tools; pegs are 170 × scale apart. */
  scale: number;
  /** Height of one row of the wall, balloon included. */
  row: number;
};

const PITCH = 170;

function Pegs({ pegs, columns, scale, row }: Wall) {
  const middle = (PITCH / 2) * scale;
  return pegs.map(({ person, number }, i) => {
    const Tool = person?.tool ? TOOL_FIGURES[person.tool] : OpenPlace;
    const x = (i % columns) * PITCH * scale;
    const y = Math.floor(i / columns) * row;
    return (
      <g key={person?.slug ?? 'open'} transform={`translate(${x} ${y})`}>
        <g transform={`translate(${10 * scale} ${34 * scale}) scale(${scale})`}>
          <Tool />
        </g>
        <circle className="shape" cx={middle} cy={34 * scale} r="4" />
        <circle className={person ? 'shape' : 'hid'} cx={middle} cy={row - 30} r="13" />
        <text className="ink-text" x={middle} y={row - 26} textAnchor="middle">
          {number}
        </text>
      </g>
    );
  });
}

function Board(wall: Wall) {
  const { pegs, columns, scale, row } = wall;
  const width = columns * PITCH * scale;
  const rows = Math.ceil(pegs.length / columns);
  const rails = Array.from({ length: rows }, (_, i) => `M0 ${i * row}H${width}v14H0Z`).join('');
  return (
    <>
      <path className="hatched" d={rails} />
      <Pegs {...wall} />
    </>
  );
}

/** The wall of tools: every tool has its owner, the last peg is waiting for one. */
export function ToolWall({ people }: { people: readonly Person[] }) {
  const { t } = useTranslation('team', { keyPrefix: 'wall' });
  const locale = useLocale();
  const owned = people.flatMap((person, i) => (person.tool ? [{ person, number: i + 1 }] : []));
  if (owned.length === 0) return null;
  const tools = owned.map(({ person }) => person.text[locale].tool).filter((tool) => tool !== '');
  const pegs: Peg[] = [...owned, { person: null, number: people.length + 1 }];
  const rows = (columns: number) => Math.ceil(pegs.length / columns);
  return (
    <figure className="wall">
      <svg
        className="wide"
        viewBox={`0 0 1360 ${rows(8) * 346 - 10}`}
        role="img"
        aria-labelledby="wall-title"
      >
        <title id="wall-title">{t('title', { tools: tools.join(', ') })}</title>
        <Board pegs={pegs} columns={8} scale={1} row={346} />
      </svg>
      <svg className="tall" viewBox={`0 0 328 ${rows(4) * 184 - 16}`} aria-hidden="true">
        <Board pegs={pegs} columns={4} scale={0.48} row={184} />
      </svg>
    </figure>
  );
}
