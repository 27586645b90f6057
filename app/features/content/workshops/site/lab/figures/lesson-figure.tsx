import { useTranslation } from 'react-i18next';
import { Drawing } from '#app/areas/site/kit/drawing.tsx';

const OUTLINE =
  'M150 0-12-60 22-13-96-17-104-22-120-20-125-13V13L-120 20-104 22-96 17 22 13-12 60Z';
const UPPER = 'M150 0-12-60 22-13-96-17-104-22-120-20-125-13V0Z';

/** First the axis and the stations on it. */
function Axis() {
  return (
    <>
      <path className="center-line" d="M-160 0H166" />
      <path className="dimension" d="M-125-64V64M-12-84V84M22-46V46M150-46V46" />
      <path className="dot" d="M-128-3h6v6h-6zM-15-3h6v6h-6zM19-3h6v6h-6zM147-3h6v6h-6z" />
      <path className="dimension-arrows" d="M-125 96H150" />
      <path className="dimension" d="M-125 70V102M150 52V102" />
    </>
  );
}

/** Then the arcs, struck with a compass from the axis. */
function Arc() {
  return (
    <>
      <path className="center-line" d="M-160 0H166" />
      <path className="dimension" d="M-12-84V84" />
      <path className="dimension" d="M26-102A109 109 0 0 1 26 102" />
      <circle className="dimension" r="60" cx="-12" cy="0" />
      <path className="hid" d={OUTLINE} />
      <g transform="translate(-82 -170)">
        <path className="shape" d="M34.8 24.4 65 138 70 170 57.4 140.5 23.2 27.6Z" />
        <path className="shape" d="M32 21 133.5 85 157 104 129.3 91.8 26 31Z" />
        <path className="contour" d="M20 8 29 26" />
        <circle className="shape" cx="29" cy="26" r="13" />
        <circle className="heat" cx="29" cy="26" r="5" />
      </g>
      <path className="heat-line" d="M82-78 92-90M88-64 102-68" />
    </>
  );
}

/** Then the outline: one half firm, the other still to be found. */
function Outline() {
  return (
    <>
      <path className="center-line" d="M-160 0H166" />
      <path className="hid" d={OUTLINE} />
      <path className="wash" d={UPPER} />
      <path className="metal-line" d={UPPER} />
      <path className="shape" d="M-16-64 6-120 20-114-6-60-17-52Z" />
      <path className="thin-line" d="M-16-64-6-60M2-110 16-104" />
      <path className="heat" d="M-17-52-15-60-9-57Z" />
    </>
  );
}

/** Last the thing itself, with its edge. */
function Edge() {
  return (
    <>
      <path className="center-line" d="M-160 0H166" />
      <path className="facet-2" d="M22 0V-13L-96-17-104-22-120-20-125-13V0Z" />
      <path className="facet-4" d="M22 0V13L-96 17-104 22-120 20-125 13V0Z" />
      <path className="facet-1" d="M150 0-12-60 8-36 106 0Z" />
      <path className="facet-2" d="M106 0 8-36 22-13V0Z" />
      <path className="facet-3" d="M106 0 8 36 22 13V0Z" />
      <path className="facet-4" d="M150 0-12 60 8 36 106 0Z" />
      <path
        className="heat-line"
        d="M-12-60 150 0-12 60M128-24 138-38M118-30 120-46M128 24 138 38"
      />
    </>
  );
}

const LESSONS = [
  ['axis', Axis],
  ['arc', Arc],
  ['outline', Outline],
  ['edge', Edge],
] as const;

/** A plate from a drawing course: four figures, each a step nearer to the tool. */
export function LessonFigure() {
  const { t } = useTranslation('lab', { keyPrefix: 'figure' });
  const label = (name: (typeof LESSONS)[number][0], i: number) =>
    `${t('fig', { n: i + 1 })}, ${t(name)}`;
  return (
    <Drawing
      id="lesson-figure"
      title={t('title')}
      broad
      wideBox="0 0 1360 320"
      tallBox="0 0 328 300"
      wide={LESSONS.map(([name, Lesson], i) => (
        <g key={name} transform={`translate(${170 + i * 340} 152)`}>
          <g id={`lesson-${name}`}>
            <Lesson />
          </g>
          <text className={name === 'edge' ? 'hot-text' : 'ink-text'} y="152" textAnchor="middle">
            {label(name, i)}
          </text>
          {i > 0 && <path className="dimension" d="M-170-130V160" />}
        </g>
      ))}
      tall={LESSONS.map(([name], i) => (
        <g
          key={name}
          transform={`translate(${80 + (i % 2) * 168} ${70 + Math.floor(i / 2) * 152})`}
        >
          <use href={`#lesson-${name}`} transform="scale(.48)" />
          <text className={name === 'edge' ? 'hot-text' : 'ink-text'} y="70" textAnchor="middle">
            {label(name, i)}
          </text>
        </g>
      ))}
    />
  );
}
