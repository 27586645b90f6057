import { useTranslation } from 'react-i18next';

const FIELD = [24, 52, 84, 120, 160].map(
  (depth, i) =>
    `M${120 - i * 9} 214C${112 - i * 16} ${214 + depth * 1.3} ${308 + i * 16} ${214 + depth * 1.3} ${300 + i * 9} 214`,
);
const SIDES =
  'M84 208C20 240-20 120 44 60M336 208C400 240 440 120 376 60M96 212C30 300-60 170 10 40M324 212C390 300 480 170 410 40';

/** The magnet of the shop: whatever is made of the same iron lines up along its field. */
export function MagnetFigure() {
  const { t } = useTranslation('search');
  return (
    <figure className="magnet">
      <svg viewBox="-20 0 460 420" role="img" aria-labelledby="magnet-title">
        <title id="magnet-title">{t('figure')}</title>
        <path className="center-line" d="M210 0V410" />
        <path className="filing" d={SIDES} />
        {FIELD.map((d) => (
          <path key={d} className="filing" d={d} />
        ))}
        <path className="facet-1" d="M84 168V118L104 70 142 36 150 100 138 124V168Z" />
        <path className="facet-2" d="M142 36 210 16 278 36 270 100 210 78 150 100Z" />
        <path className="facet-4" d="M336 168V118L316 70 278 36 270 100 282 124V168Z" />
        <path className="heat" d="M84 168H138V208H84ZM282 168H336V208H282Z" />
        <path className="contour" d="M84 168H138V208H84ZM282 168H336V208H282Z" />
        <text className="pole" x="111" y="194" textAnchor="middle">
          N
        </text>
        <text className="pole" x="309" y="194" textAnchor="middle">
          S
        </text>
        <path className="contour" d="M20 396H400" />
      </svg>
    </figure>
  );
}
