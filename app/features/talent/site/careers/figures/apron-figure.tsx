import { useTranslation } from 'react-i18next';

const WEARER =
  'M174 92a36 38 0 1 0 72 0 36 38 0 1 0-72 0M192 126 186 146 128 166 108 196 88 330 102 338 126 236M228 126 234 146 292 166 312 196 332 330 318 338 294 236M142 408 150 492H196L206 412M278 408 270 492H224L214 412';

/** A free apron on its hook; whoever will wear it is drawn in hidden line behind. */
export function ApronFigure() {
  const { t } = useTranslation('careers', { keyPrefix: 'figure' });
  return (
    <figure className="apron">
      <svg viewBox="0 0 420 510" role="img" aria-labelledby="apron-title">
        <title id="apron-title">{t('title')}</title>
        <path className="ht" d="M40 0H380V16H40Z" />
        <path className="cx" d="M210 0V510" />
        <path className="o1" d="M210 16V34A12 12 0 1 1 198 46" />
        <path className="hid" d={WEARER} />
        <path className="o1" d="M210 58 176 152M210 58 244 152" />
        <path className="p1" d="M172 150H206L196 222 152 218Z" />
        <path className="p2" d="M206 150H248L268 218 196 222Z" />
        <path className="p2" d="M152 218 196 222 180 420H112L98 236Z" />
        <path className="p3" d="M196 222 268 218 262 420H180Z" />
        <path className="p4" d="M268 218 322 236 308 420H262Z" />
        <path className="o1" d="M98 236 58 262 66 316M322 236 362 262 354 316" />
        <path className="om seam" d="M172 160H248M160 232 148 410M284 232 282 410" />
        <path className="op" d="M168 286H256V352L246 366H178L168 352Z" />
        <path className="o2" d="M174 292H250M212 286V366" />
        <path className="op" d="M184 286V236H194V286Z" />
        <path className="op" d="M170 222H202L208 227V238H170Z" />
        <path className="ks" d="M162 218 152 210M160 230H148M216 220 226 212" />
        <path className="op" d="M224 286 228 252 236 246 240 286Z" />
        <path className="k" d="M228 252 234 232 236 246Z" />
        <path className="dm" d="M252 56H398M276 492H398" />
        <path className="dma" d="M390 56V492" />
        <text className="halo" textAnchor="middle" transform="translate(394 274) rotate(-90)">
          {t('size')}
        </text>
      </svg>
    </figure>
  );
}
