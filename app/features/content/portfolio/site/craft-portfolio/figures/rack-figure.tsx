import { Drawing } from '#app/areas/site/kit/drawing.tsx';
import { pieces } from '#app/features/content/portfolio/pieces.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { TestPiece } from './test-piece.tsx';

/** How far each piece hangs below the rail: uneven, and on the columns' own steps. */
const DROPS = [36, 108, 54, 144, 72];

/** The rail of the workshop with its first test pieces. */
export function RackFigure({ title }: { title: string }) {
  const hung = pieces(useLocale()).slice(0, DROPS.length);
  return (
    <Drawing
      id="rack-figure"
      title={title}
      wideBox="0 0 880 390"
      tallBox="0 0 328 356"
      wide={
        <>
          <path className="shape" d="M0 14H880V28H0Z" />
          <path className="hatched" d="M0 14H880V28H0Z" />
          {hung.map(({ id }, i) => (
            <g key={id} transform={`translate(${14 + i * 176} 0)`}>
              <path className="thin-line" d={`M70 28V${28 + (DROPS[i] ?? 0)}`} />
              <path className="metal-line" d="M62 10H78V32H62Z" />
              <g transform={`translate(0 ${28 + (DROPS[i] ?? 0)})`}>
                <g id={`piece-${id}`}>
                  <TestPiece id={id} />
                </g>
                <text className="ink-text" x="20" y="34">
                  {i + 1}
                </text>
              </g>
            </g>
          ))}
        </>
      }
      tall={
        <>
          <path className="shape" d="M0 6H328V16H0Z" />
          <path className="hatched" d="M0 6H328V16H0Z" />
          {hung.map(({ id }, i) => (
            <g
              key={id}
              transform={`translate(${i < 3 ? 2 + i * 112 : 58 + (i - 3) * 112} ${i < 3 ? 16 : 184})`}
            >
              <path className="thin-line" d={i < 3 ? 'M50 0V16' : 'M50-168V16'} />
              <use href={`#piece-${id}`} transform="translate(0 16) scale(.72)" />
            </g>
          ))}
        </>
      }
    />
  );
}
