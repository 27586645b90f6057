import { useTranslation } from 'react-i18next';

/** Two lists that are two parts of one joint. */
export function Sides({ yours, ours }: { yours: readonly string[]; ours: readonly string[] }) {
  const { t } = useTranslation('craft-idea', { keyPrefix: 'sides' });
  return (
    <div className="sides">
      <div className="yours">
        <h3 className="subtitle">{t('yours')}</h3>
        <ul>
          {yours.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <svg viewBox="0 0 90 200" preserveAspectRatio="none" aria-hidden="true">
        <path className="contour" d="M0 .7H30M0 199.3H30M44 .7H90M44 199.3H90" />
        <path fill="url(#ht)" d="M0 1H30V32L74 18V86L30 72V128L74 114V182L30 168V199H0Z" />
        <path className="contour" d="M30 0V32L74 18V86L30 72V128L74 114V182L30 168V200" />
        <path className="heat-line" d="M44 0V28L84 14V90L44 78V122L84 110V186L44 172V200" />
      </svg>
      <div className="ours">
        <h3 className="subtitle">{t('ours')}</h3>
        <ul>
          {ours.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
