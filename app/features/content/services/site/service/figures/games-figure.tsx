import { useTranslation } from 'react-i18next';
import { type BalloonAt, Balloons } from '#app/areas/site/kit/balloons.tsx';
import { Drawing } from '#app/areas/site/kit/drawing.tsx';
import { boxFaces, dimetric } from '#app/areas/site/kit/projection.ts';
import type { ServiceBar } from './service-bar.ts';
import { usePartLabels } from './use-part-labels.ts';

const at = dimetric(420, 116);
const TILE = 79;
const RISE = 17;

/** Missions in the order of play, as columns and rows of the board; each a step higher. */
const PATH = [
  [0, 3],
  [1, 3],
  [2, 3],
  [3, 3],
  [4, 3],
  [4, 2],
  [4, 1],
  [3, 1],
  [2, 1],
  [1, 1],
  [1, 0],
  [2, 0],
  [3, 0],
] as const;
/** Missions already played: metal; those to come: paper. */
const PLAYED = 9;

type Step = { column: number; row: number; height: number; index: number };
const steps: Step[] = PATH.map(([column, row], index) => ({
  column,
  row,
  height: 20 + index * RISE * 0.62,
  index,
}));
/** Far tiles first, so that near ones are before them. */
const drawn = [...steps].sort((a, b) => a.column + a.row - (b.column + b.row) || a.row - b.row);

function Tile({ column, row, height, index }: Step) {
  const { top, left, right } = boxFaces(at, {
    x: column * TILE,
    y: row * TILE,
    z: 0,
    wide: TILE,
    deep: TILE,
    high: height,
  });
  if (index >= PLAYED)
    return (
      <>
        <path className="shape" d={left} />
        <path className="shape" d={right} />
        <path className="hatched" d={right} />
        <path className="shape" d={top} />
      </>
    );
  return (
    <>
      <path className="facet-2" d={left} />
      <path className="facet-4" d={right} />
      <path className="facet-1" d={top} />
    </>
  );
}

const topOf = ({ column, row, height }: Step): [number, number] => {
  const [x = 0, y = 0] = at((column + 0.5) * TILE, (row + 0.5) * TILE, height)
    .split(' ')
    .map(Number);
  return [x, y];
};

function Pawn({ on, shift = 0, hot = false }: { on: Step; shift?: number; hot?: boolean }) {
  const [x, y] = topOf(on);
  const left = x + shift;
  return (
    <>
      <path
        className="shape"
        d={`M${left - 11} ${y + 3}L${left - 4} ${y - 22}h8L${left + 11} ${y + 3}q-11 6-22 0z`}
      />
      <circle className={hot ? 'heat' : 'shape'} cx={left} cy={y - 28} r="8.500" />
      {hot && <circle className="contour" cx={left} cy={y - 28} r="8.500" />}
    </>
  );
}

/** Leaps over the missions that the leading pawn has behind it. */
const leaps = steps
  .slice(0, PLAYED - 1)
  .map((step, i) => {
    const [x1, y1] = topOf(step);
    const [x2, y2] = topOf(steps[i + 1] ?? step);
    return `M${x1.toFixed(0)} ${y1.toFixed(0)}Q${((x1 + x2) / 2).toFixed(0)} ${(Math.min(y1, y2) - 44).toFixed(0)} ${x2.toFixed(0)} ${y2.toFixed(0)}`;
  })
  .join('');

function Board() {
  const last = steps.at(-1) as Step;
  const [flagX, flagY] = topOf(last);
  return (
    <>
      {drawn.map((step) => (
        <Tile key={step.index} {...step} />
      ))}
      <path className="leap" d={leaps} />
      <path className="contour" d={`M${flagX} ${flagY}v-62`} />
      <path className="heat lit" d={`M${flagX} ${flagY - 62}h46l-11 13 11 13h-46z`} />
      <Pawn on={steps[2] as Step} />
      <Pawn on={steps[5] as Step} />
      <Pawn on={steps[PLAYED - 1] as Step} hot />
    </>
  );
}

/** One page of rules. */
function RulePage() {
  return (
    <>
      <path className="shape" d="M14 96H118V238H14Z" />
      <path className="shape" d="M94 96 118 120H94Z" />
      <path className="metal-line" d="M28 122H72" />
      <path
        className="thin-line"
        d="M28 144H104M28 158H98M28 172H104M28 186H84M28 206H92M28 220H70"
      />
    </>
  );
}

/** The score on its post: a bar a team. */
function Scoreboard() {
  return (
    <>
      <path className="contour" d="M796 212V330M826 212V330" />
      <path className="shape" d="M742 84H876V212H742Z" />
      <path className="thin-line" d="M742 110H876M756 97H812" />
      <path className="heat" d="M758 122H862V138H758Z" />
      <path className="metal" d="M758 150H830V166H758ZM758 178H796V194H758Z" />
    </>
  );
}

const WIDE_MARKS: BalloonAt[] = [
  { n: 1, x: 66, y: 56, to: [66, 100] },
  { n: 2, x: 150, y: 300, to: [196, 238] },
  { n: 3, x: 222, y: 96, to: [343, 196] },
  { n: 4, x: 758, y: 44, to: [778, 90] },
  { n: 5, x: 420, y: 396 },
];
const TALL_MARKS: BalloonAt[] = [
  { n: 1, x: 92, y: 272, to: [58, 272] },
  { n: 2, x: 24, y: 164, to: [44, 138] },
  { n: 3, x: 40, y: 66, to: [115, 118] },
  { n: 4, x: 226, y: 272, to: [260, 272] },
  { n: 5, x: 161, y: 218 },
];

/** The game on its table: metal steps already played, paper steps to come, rule and score beside. */
export function GamesFigure() {
  const { t } = useTranslation('service', { keyPrefix: 'figures.gamesGamification' });
  const labels = usePartLabels('gamesGamification');
  return (
    <Drawing
      id="games-figure"
      title={t('title')}
      wideBox="0 0 880 424"
      tallBox="0 0 328 350"
      wide={
        <>
          <g id="games-board">
            <Board />
          </g>
          <g id="games-rules">
            <RulePage />
          </g>
          <g id="games-score">
            <Scoreboard />
          </g>
          <path className="dimension" d="M136 250V404M704 250V404" />
          <path className="dimension-arrows" d="M136 396H704" />
          <Balloons at={WIDE_MARKS.map((mark, i) => ({ ...mark, label: labels[i] ?? '' }))} />
        </>
      }
      tall={
        <>
          <use href="#games-board" transform="translate(-74 10) scale(.56)" />
          <path className="dimension" d="M2 160V224M320 160V224" />
          <path className="dimension-arrows" d="M2 218H320" />
          <use href="#games-rules" transform="translate(0 186) scale(.5)" />
          <use href="#games-score" transform="translate(-112 186) scale(.5)" />
          <Balloons r={12} at={TALL_MARKS} />
        </>
      }
    />
  );
}

/** The bar of this service in the press of the index: a flight of steps. */
export const gamesBar: ServiceBar = {
  facets: [
    ['facet-1', 8],
    ['facet-2', 8],
    ['facet-4', 8],
  ],
  profile: 'M-32 26V10H-11V-8H11V-26H32V26Z',
};
