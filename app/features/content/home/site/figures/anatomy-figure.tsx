import { useTranslation } from 'react-i18next';

const SECTION =
  'M89 404 99 399H131L148 402 390 405 410 394 652 414 410 434 390 423 148 426 131 429H99L89 424Z';

type CalloutProps = { x: number; y: number; n: number };

function Callout({ x, y, n }: CalloutProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="shape" />
      <text>{n}</text>
    </g>
  );
}

/** The ponteiro in view and in section A–A. Callout numbers are those of the four differentials. */
export function AnatomyFigure() {
  const { t } = useTranslation('home', { keyPrefix: 'parts.figure' });
  return (
    <figure className="anatomy">
      <svg viewBox="0 0 700 480" role="img">
        <title>{t('title')}</title>
        <path className="center-line" d="M26 180H692M26 414H692" />
        <path className="hid" d="M89 230V394M320 310V390M652 196V402" />
        <g transform="translate(345 180) scale(2.05)">
          <use href="#pt" />
          <use className="heat-line" href="#ed" />
        </g>
        <path className="grip" d="M171 180H221" />
        <circle className="paper" cx="272" cy="180" r="22" />
        <path
          className="contour"
          transform="translate(258.5 166.5) scale(1.35)"
          d="M10 8V1M12 9l6-6M12.5 11H19M8 9 3 4M7.5 11H2M11 13l3 5M9 13l-2 4"
        />
        <path
          className="heat-line"
          d="M624 150 640 126M604 138 608 110M644 164 668 150M624 210 640 234"
        />
        <path className="hatched" d={SECTION} />
        <g className="wide">
          <path className="metal-line" d="M300 60V40M300 300V320" />
          <path className="dimension onward" d="M300 44H326M300 316H326" />
          <path className="dimension-arrows" d="M89 466H652M48 139V221" />
          <path className="dimension" d="M89 434V472M652 424V472M80 139H42M80 221H42" />
          <text className="halo" x="370" y="460" textAnchor="middle">
            {t('length')}
          </text>
          <text x="652" y="386" textAnchor="end">
            {t('section')}
          </text>
          <g className="metal-text" textAnchor="middle">
            <text x="338" y="48">
              A
            </text>
            <text x="338" y="320">
              A
            </text>
          </g>
        </g>
        <path
          className="thin-line"
          d="M488 118 590 40H700M440 236 520 290H700M150 139 110 40H0M256 196 190 290H0"
        />
        <path
          className="dot"
          d="M484 114h8v8h-8zM436 232h8v8h-8zM146 135h8v8h-8zM252 192h8v8h-8z"
        />
        <g textAnchor="middle" className="call ink-text">
          <Callout x={640} y={40} n={1} />
          <Callout x={640} y={290} n={2} />
          <Callout x={60} y={40} n={3} />
          <Callout x={60} y={290} n={4} />
        </g>
      </svg>
    </figure>
  );
}
