import { useTranslation } from 'react-i18next';
import { type BalloonAt, Balloons } from '#app/areas/site/kit/balloons.tsx';
import { Drawing } from '#app/areas/site/kit/drawing.tsx';
import { stages } from '#app/features/content/process/stages.ts';
import { useLocale } from '#app/i18n/use-locale.ts';

/** Where the ribbon runs: its straight lengths lie between left and right, `pitch` apart. */
type Course = { left: number; right: number; top: number; pitch: number; half: number };

const RUNS = [0, 1, 2, 3, 4, 5];
const heightOf = ({ top, pitch }: Course, run: number) => top + run * pitch;

/** One straight length, and the bend that leads to the next: left after an even run, right after an odd one. */
function pieces(course: Course, run: number) {
  const { left, right, pitch, half } = course;
  const y = heightOf(course, run);
  const straight = `M${left} ${y - half}H${right}V${y + half}H${left}Z`;
  const outer = pitch / 2 + half;
  const inner = pitch / 2 - half;
  const [x, sweep, back] = run % 2 === 0 ? [left, 0, 1] : [right, 1, 0];
  const bend = `M${x} ${y - half}A${outer} ${outer} 0 0 ${sweep} ${x} ${y + pitch + half}V${y + pitch - half}A${inner} ${inner} 0 0 ${back} ${x} ${y + half}Z`;
  return { y, straight, bend };
}

/** The bar, folded five times: raw, looked at, hot, metal, and at the end a point with its edge. */
function Ribbon(course: Course) {
  const { left, right, half } = course;
  const all = RUNS.map((run) => pieces(course, run));
  const [raw, seen, hot, made, given, grown] = all as [Piece, Piece, Piece, Piece, Piece, Piece];
  const shade = (y: number) => `M${left} ${y}H${right}V${y + half}H${left}Z`;
  const along = (count: number, mark: (x: number) => string) =>
    Array.from({ length: count }, (_, i) =>
      mark(Math.round(left + ((right - left) * (i + 1)) / (count + 1))),
    ).join('');
  const blows = (y: number) => along(9, (x) => `M${x - 14} ${y - half}q14 ${half * 1.1} 28 0`);
  const grip = (y: number) => along(34, (x) => `M${x + 4} ${y - half}l-8 ${half * 2}`);
  const tip = right + half * 5.4;
  const barb = right - half * 1.2;
  return (
    <>
      <path className="shape" d={raw.straight} />
      <path className="hatched" d={`${raw.straight}${raw.bend}`} />
      <path className="shape" d={seen.straight} />
      <path className="thin-line" d={along(24, (x) => `M${x} ${seen.y + half}v${-half * 0.8}`)} />
      <ellipse
        cx={(left + right) / 2}
        cy={hot.y}
        rx={(right - left) * 0.62}
        ry={course.pitch * 1.05}
        fill="url(#gl)"
        className="lit"
      />
      <path className="shape" d={seen.bend} />
      <path className="heat" d={`${hot.straight}${hot.bend}`} />
      <path className="contour" d={`${hot.straight}${hot.bend}`} />
      <path className="facet-2" d={`${made.straight}${made.bend}`} />
      <path className="facet-4" d={shade(made.y)} />
      <path className="facet-2" d={`${given.straight}${given.bend}`} />
      <path className="facet-4" d={shade(given.y)} />
      <path className="seam" d={blows(made.y)} />
      <path className="seam" d={grip(given.y)} />
      <path className="facet-1" d={`M${left} ${grown.y - half}H${right}V${grown.y}H${left}Z`} />
      <path className="facet-4" d={shade(grown.y)} />
      <path
        className="facet-1"
        d={`M${tip} ${grown.y}L${barb} ${grown.y - half * 2.6}L${right} ${grown.y}Z`}
      />
      <path
        className="facet-4"
        d={`M${tip} ${grown.y}L${barb} ${grown.y + half * 2.6}L${right} ${grown.y}Z`}
      />
      <path
        className="heat-line"
        d={`M${barb} ${grown.y - half * 2.6}L${tip} ${grown.y}L${barb} ${grown.y + half * 2.6}`}
      />
    </>
  );
}

type Piece = ReturnType<typeof pieces>;

const WIDE: Course = { left: 96, right: 740, top: 36, pitch: 68, half: 13 };
const TALL: Course = { left: 40, right: 262, top: 30, pitch: 62, half: 11 };

/** The six stages as one bar that is folded and never cut. */
export function RibbonFigure() {
  const { t } = useTranslation('process');
  const locale = useLocale();
  const at = (course: Course): BalloonAt[] =>
    RUNS.map((run) => ({ n: run + 1, x: course.left + 40, y: heightOf(course, run) }));
  const names = (course: Course) =>
    stages().map(({ name, texts }, run) => (
      <text
        key={name}
        className="ink-text"
        x={course.left + 64}
        y={heightOf(course, run) - course.half - 8}
      >
        {texts[locale].name.toLowerCase()}
      </text>
    ));
  return (
    <Drawing
      id="ribbon-figure"
      title={t('figure')}
      caption={t('caption')}
      wideBox="0 0 880 424"
      tallBox="0 0 328 376"
      wide={
        <>
          <Ribbon {...WIDE} />
          <Balloons at={at(WIDE)} />
          {names(WIDE)}
        </>
      }
      tall={
        <>
          <Ribbon {...TALL} />
          <Balloons at={at(TALL)} r={12} />
          {names(TALL)}
        </>
      }
    />
  );
}
