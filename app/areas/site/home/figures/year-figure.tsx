import { useTranslation } from 'react-i18next';

/**
 * 365 lines, one a day. 99.9 % leaves 0.1 % of 8,760 hours, 8 h 45 min, 0.365 of one line.
 * Under 700 px the year stands in five rows of 73 days.
 */
export function YearFigure() {
  const { t } = useTranslation('home', { keyPrefix: 'trust.uptime' });
  return (
    <figure className="year">
      <svg className="wide" viewBox="0 0 1360 96" role="img">
        <title>{t('figure')}</title>
        <pattern id="day" width="3.726" height="64" patternUnits="userSpaceOnUse">
          <path d="M1 0V64" className="om" />
        </pattern>
        <rect width="1360" height="64" fill="url(#day)" />
        <path className="pf" d="M976 0h14v66h-14z" />
        <path className="now" d="M983 40.6V64" />
        <path className="o2" d="M983 68V82H996" />
        <text className="th" x="1002" y="87">
          {t('limit')}
        </text>
        <text x="0" y="87">
          {t('start')}
        </text>
        <text x="1360" y="87" textAnchor="end">
          {t('end')}
        </text>
      </svg>
      <svg className="tall" viewBox="0 0 328 148" role="img">
        <title>{t('figure')}</title>
        <pattern id="day5" width="4.493" height="24" patternUnits="userSpaceOnUse">
          <path d="M1 0V18" className="om" />
        </pattern>
        <rect width="328" height="120" fill="url(#day5)" />
        <path className="pf" d="M220 70h10v22h-10z" />
        <path className="now" d="M225 83.4V90" />
        <path className="o2" d="M225 93V134H234" />
        <text className="th" x="240" y="138">
          {t('limit')}
        </text>
        <text x="0" y="138">
          {t('start')}
        </text>
      </svg>
    </figure>
  );
}
