import { useTranslation } from 'react-i18next';
import { HomeSection } from '#app/areas/site/kit/section.tsx';
import { Specification } from '#app/areas/site/kit/specification.tsx';
import { clock, dayName, groupDays } from '#app/features/company/business-time/opening-week.ts';
import { useSite } from '#app/pages/site-data.ts';
import { WeekFigure } from './figures/week-figure.tsx';

/** The business hours: drawn, and in words. Nothing without hours on record. */
export function ContactHours() {
  const { t } = useTranslation('contact', { keyPrefix: 'hours' });
  const { company, locale } = useSite();
  const { businessHours } = company;
  if (businessHours.length === 0) return null;
  const rows = groupDays(businessHours).map(({ first, last, spans }) => ({
    term:
      first === last
        ? dayName(first, locale)
        : t('days', { first: dayName(first, locale), last: dayName(last, locale) }),
    fact:
      spans
        .map(({ opens, closes }) =>
          t('span', { opens: clock(opens, locale), closes: clock(closes, locale) }),
        )
        .join(', ') || t('closed'),
  }));
  return (
    <HomeSection n={2} id="hours" tag={t('tag')} title={t('title')}>
      <WeekFigure hours={businessHours} />
      <div className="cols hours">
        <Specification rows={rows} />
        <p className="soft">{t('zone')}</p>
      </div>
    </HomeSection>
  );
}
