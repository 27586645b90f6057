import { useTranslation } from 'react-i18next';
import { priceFrom } from '#app/features/content/claims/published-claims.ts';
import { durationOf } from '#app/features/content/workshops/agenda.ts';
import { upcomingDates } from '#app/features/content/workshops/dates.ts';
import type { Workshop } from '#app/features/content/workshops/workshop.ts';
import { formatBrl, formatDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';

/** Sorts after every date: workshops without a coming day are last. */
const AFTER_ALL = 'later';

/** Workshops as a timetable: next day, name, what it is, how long and for how much; soonest first. */
export function WorkshopRows({ of, now }: { of: readonly Workshop[]; now: Date }) {
  const { t } = useTranslation('lab');
  const locale = useLocale();
  const rows = of.map((workshop) => ({ workshop, next: upcomingDates(workshop, now)[0] }));
  rows.sort((a, b) => (a.next ?? AFTER_ALL).localeCompare(b.next ?? AFTER_ALL));
  return (
    <ol className="timetable">
      {rows.map(({ workshop, next }) => {
        const { slugs, area, priced, texts } = workshop;
        const fromBrl = priceFrom(priced);
        return (
          <li key={slugs.en}>
            <a className="cols" href={pathTo('workshop', locale, { slug: slugs[locale] })}>
              <span className="fact">
                {next ? <time dateTime={next}>{formatDay(next, locale)}</time> : t('list.noDate')}
              </span>
              <h3 className="subtitle">{texts[locale].name}</h3>
              <p className="soft">{texts[locale].summary}</p>
              <p className="fact">
                <span>{t(`subjects.items.${area}.name`)}</span> <span>{durationOf(workshop)}</span>{' '}
                <span>
                  {fromBrl === null
                    ? t('list.onRequest')
                    : t('list.from', { price: formatBrl(fromBrl, locale) })}
                </span>
              </p>
            </a>
          </li>
        );
      })}
    </ol>
  );
}
