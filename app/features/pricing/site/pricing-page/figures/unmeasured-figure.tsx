import { useTranslation } from 'react-i18next';

const OUTLINE =
  'M176 44 226 58 238 96 264 126 252 166 214 172 192 200 150 190 140 162 120 134 130 92 154 82Z';

/** A piece of raw ore whose two dimensions, price and weeks, are not known yet. */
export function UnmeasuredFigure() {
  const { t } = useTranslation('pricing-page', { keyPrefix: 'figure' });
  return (
    <figure className="drawing">
      <svg viewBox="40 24 320 240" role="img" aria-labelledby="unmeasured">
        <title id="unmeasured">{t('unmeasured')}</title>
        <path className="center-line" d="M48 126H352" />
        <path className="shape" d={OUTLINE} />
        <path
          className="hatched"
          d="M176 44 154 82 204 100Z M192 200 202 146 214 172Z M140 162 178 132 202 146Z"
        />
        <path
          className="thin-line"
          d="M154 82 204 100 226 58M204 100 238 96M204 100 264 126 202 146 204 100M120 134 178 132 204 100M178 132 202 146 192 200M178 132 140 162M202 146 252 166"
        />
        <path className="dimension" d="M182 44H312M196 200H312M120 142V240M264 134V240" />
        <path className="dimension-arrows" d="M302 44V200M120 232H264" />
        <text className="ink-text halo open-end" x="302" y="128" textAnchor="middle">
          ?
        </text>
        <text x="312" y="146">
          {t('price')}
        </text>
        <text className="ink-text halo open-end" x="192" y="239" textAnchor="middle">
          ?
        </text>
        <text x="192" y="256" textAnchor="middle">
          {t('weeks')}
        </text>
      </svg>
    </figure>
  );
}
