import { useTranslation } from 'react-i18next';

/** Where drops lie on the biscuit, from its middle; the outer ones first, as a baker would. */
const DROPS = [
  [-74, -62],
  [10, -96],
  [-100, 22],
  [-40, 84],
  [52, 62],
  [-8, -8],
  [46, -34],
  [-52, 22],
  [12, 110],
  [-112, -30],
  [92, 18],
  [-20, -56],
] as const;

/** Cookies: the biscuit in plan and in section, one drop for every item on the list. */
export function BiscuitFigure({ items }: { items: number }) {
  const { t } = useTranslation('legal', { keyPrefix: 'figures' });
  const drops = DROPS.slice(0, items);
  return (
    <figure className="legal-fig">
      <svg viewBox="0 0 420 460" role="img" aria-labelledby="biscuit-title">
        <title id="biscuit-title">{t('cookies', { count: items })}</title>
        <path className="center-line" d="M180 4V446M10 174H400" />
        <path
          className="hid"
          d="M250 50 300 84 324 132 328 174M250 50 254 78 282 86 276 116 306 124 300 152 328 174"
        />
        <path
          className="shape"
          d="M250 50 210 32 164 30 112 46 66 80 38 128 32 176 42 228 74 278 120 308 176 320 236 312 286 282 316 236 328 174 300 152 306 124 276 116 282 86 254 78Z"
        />
        <path
          className="thin-line"
          d="M226 44 168 40 118 56 76 90 50 134 44 176 54 224 84 268 126 296 178 308 230 300 276 274 304 234 312 190"
        />
        {drops.map(([x, y]) => (
          <g key={`${x} ${y}`} transform={`translate(${180 + x} ${176 + y})`}>
            <path className="facet-1" d="M-17-4-6-16 4-2-4 8Z" />
            <path className="facet-2" d="M-6-16 12-12 18 4 4-2Z" />
            <path className="facet-4" d="M18 4 8 16-8 14-17-4-4 8 4-2Z" />
          </g>
        ))}
        <path
          className="heat"
          d="M336 96 346 88 350 98 342 106ZM350 132 358 128 360 136 354 140ZM330 62 337 56 341 64 335 68Z"
        />
        <path className="dimension" d="M32 190V424M328 190V424" />
        <path className="hatched" d="M44 372 56 360H304L316 372 312 396H48Z" />
        <path
          className="facet-2"
          d="M92 360 100 350H116L124 360V372H92ZM164 360 172 350H188L196 360V374H164ZM236 360 244 350H260L268 360V370H236Z"
        />
        <path className="dimension-arrows" d="M32 418H328" />
        <text className="halo" x="180" y="422" textAnchor="middle">
          {t('items', { count: items })}
        </text>
      </svg>
    </figure>
  );
}
