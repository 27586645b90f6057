import { useTranslation } from 'react-i18next';
import { useSite } from '#app/pages/site-data.ts';
import { HomeSection } from '../kit/section.tsx';
import { Specification } from '../kit/specification.tsx';
import { WeekFigure } from './figures/week-figure.tsx';
import { clock, dayName, groupDays } from './opening-week.ts';

/** When someone answers: drawn, and in words. Without hours on record nothing is claimed. */
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
