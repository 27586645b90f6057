import { useTranslation } from 'react-i18next';

const WEARER =
  'M174 92a36 38 0 1 0 72 0 36 38 0 1 0-72 0M192 126 186 146 128 166 108 196 88 330 102 338 126 236M228 126 234 146 292 166 312 196 332 330 318 338 294 236M142 408 150 492H196L206 412M278 408 270 492H224L214 412';

/** A free apron on its hook; its future wearer is drawn in hidden line behind. */
export function ApronFigure() {
  const { t } = useTranslation('careers', { keyPrefix: 'figure' });
  return (
    <figure className="apron">
      <svg viewBox="0 0 420 510" role="img" aria-labelledby="apron-title">
        <title id="apron-title">{t('title')}</title>
        <path className="hatched" d="M40 0H380V16H40Z" />
        <path className="center-line" d="M210 0V510" />
        <path className="contour" d="M210 16V34A12 12 0 1 1 198 46" />
        <path className="hid" d={WEARER} />
        <path className="contour" d="M210 58 176 152M210 58 244 152" />
        <path className="facet-1" d="M172 150H206L196 222 152 218Z" />
        <path className="facet-2" d="M206 150H248L268 218 196 222Z" />
        <path className="facet-2" d="M152 218 196 222 180 420H112L98 236Z" />
        <path className="facet-3" d="M196 222 268 218 262 420H180Z" />
        <path className="facet-4" d="M268 218 322 236 308 420H262Z" />
        <path className="contour" d="M98 236 58 262 66 316M322 236 362 262 354 316" />
        <path className="metal-line seam" d="M172 160H248M160 232 148 410M284 232 282 410" />
        <path className="shape" d="M168 286H256V352L246 366H178L168 352Z" />
        <path className="thin-line" d="M174 292H250M212 286V366" />
        <path className="shape" d="M184 286V236H194V286Z" />
        <path className="shape" d="M170 222H202L208 227V238H170Z" />
        <path className="heat-line" d="M162 218 152 210M160 230H148M216 220 226 212" />
        <path className="shape" d="M224 286 228 252 236 246 240 286Z" />
        <path className="heat" d="M228 252 234 232 236 246Z" />
        <path className="dimension" d="M252 56H398M276 492H398" />
        <path className="dimension-arrows" d="M390 56V492" />
        <text className="halo" textAnchor="middle" transform="translate(394 274) rotate(-90)">
          {t('size')}
        </text>
      </svg>
    </figure>
  );
}
