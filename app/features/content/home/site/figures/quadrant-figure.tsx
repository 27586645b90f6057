import { useTranslation } from 'react-i18next';

type Ring = 'use' | 'test' | 'watch';
const RINGS: readonly Ring[] = ['use', 'test', 'watch'];
const POINT_CLASS = { use: 'metal', test: 'shape', watch: 'dashed-paper' };

/** Positions of the twelve samples, three a quadrant from the center out: automation, AI, data, front. */
const POINTS: readonly (readonly [number, number])[] = [
  [268, 268],
  [181, 247],
  [152, 172],
  [366, 265],
  [452, 240],
  [490, 162],
  [267, 373],
  [184, 392],
  [172, 506],
  [365, 374],
  [450, 404],
  [466, 510],
];

/** Quadrant of tool evaluation. Numbers are those of the four lists beside it. */
export function QuadrantFigure() {
  const { t } = useTranslation('home', { keyPrefix: 'tools' });
  return (
    <figure className="quadrant">
      <svg viewBox="0 0 640 640" role="img">
        <title>{t('figure.title')}</title>
        <circle className="hid" cx="320" cy="320" r="276" />
        <circle className="contour band" cx="320" cy="320" r="194" />
        <circle className="lit" cx="320" cy="320" r="150" fill="url(#gl)" />
        <circle className="heat-line warm" cx="320" cy="320" r="112" />
        <path className="dimension-arrows" d="M8 320H632" />
        <path className="dimension-arrows" d="M320 8V632" />
        <path className="ticks" d="M43.5 320H597M320 43.5V597" />
        <g className="halo ink-text">
          <text x="334" y="13">
            {t('figure.process')}
          </text>
          <text x="334" y="632">
            {t('figure.product')}
          </text>
          <text x="8" y="306">
            {t('figure.stable')}
          </text>
          <text x="632" y="306" textAnchor="end">
            {t('figure.learning')}
          </text>
        </g>
        <g className="halo">
          <text className="hot-text" x="334" y="200">
            {t('figure.use')}
          </text>
          <text x="334" y="118">
            {t('figure.test')}
          </text>
          <text x="334" y="37">
            {t('figure.watch')}
          </text>
        </g>
        <g textAnchor="middle" className="points">
          {POINTS.map(([x, y], i) => {
            const ring = RINGS[i % 3] ?? 'watch';
            return (
              <g key={`${x}`} className={ring} transform={`translate(${x} ${y})`}>
                <circle className={POINT_CLASS[ring]} />
                <text>{i + 1}</text>
              </g>
            );
          })}
        </g>
      </svg>
    </figure>
  );
}
