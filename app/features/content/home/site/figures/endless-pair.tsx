import { useTranslation } from 'react-i18next';
import { claimWords } from '#app/features/content/claims/published-claims.ts';
import { useLocale } from '#app/i18n/use-locale.ts';

/** The bar that keeps growing past its date. */
export function EndlessBefore() {
  const { t } = useTranslation('home', { keyPrefix: 'pains.figure' });
  return (
    <>
      <path
        className="hid"
        d="M52 84V28M98 84V28M144 84V28M52 84H98V104H52M98 84H144V104H98M200 84H144V104H200"
      />
      <path className="shape" d="M4 84H52V104H4Z" />
      <path className="shape" d="M52 30H28V12H52ZM98 30H74V12H98ZM144 30H120V12H144Z" />
      <path className="contour" d="M30 28 50 14M76 28 96 14M122 28 142 14" />
      <path className="thin-line" d="M4 118H196M4 112V124M52 112V124M98 112V124M144 112V124" />
      <text x="52" y="137" textAnchor="middle">
        {t('deadline')}
      </text>
      <text x="98" y="137" textAnchor="middle">
        2
      </text>
      <text x="144" y="137" textAnchor="middle">
        3
      </text>
      <text className="ink-text big" x="180" y="66" textAnchor="middle">
        ?
      </text>
    </>
  );
}

/** The same stretch of time in four finished pieces, each on the shoulders of the last. */
export function EndlessAfter() {
  const { t } = useTranslation('home', { keyPrefix: 'pains.figure' });
  const words = claimWords(useLocale());
  return (
    <>
      <path
        className="thin-line"
        d="M4 118H196M4 112V124M52 112V124M100 112V124M148 112V124M196 112V124"
      />
      <path className="facet-2" d="M4 88H40L50 98H4ZM52 68H88L98 78H52ZM100 48H136L146 58H100Z" />
      <path className="facet-4" d="M4 108H40L50 98H4ZM52 88H88L98 78H52ZM100 68H136L146 58H100Z" />
      <path className="heat" d="M148 28H184L194 38 184 48H148Z" />
      <path className="shade" d="M148 48H184L194 38H148Z" />
      <path className="dimension" d="M4 84V10M196 34V10" />
      <path className="dimension-arrows" d="M4 15H196" />
      <text x="100" y="9" textAnchor="middle">
        {t('weeks', words)}
      </text>
    </>
  );
}
