import { useTranslation } from 'react-i18next';
import { data, useLoaderData } from 'react-router';
import { clock, startOf } from '#app/features/content/workshops/agenda.ts';
import { datesValidUntil, upcomingDates } from '#app/features/content/workshops/dates.ts';
import { workshopBySlug, workshops } from '#app/features/content/workshops/workshops.ts';
import { formatDay } from '#app/i18n/format.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import styles from '../lab/lab.css?url';
import { validUntilHeader } from '../lab/valid-until.ts';
import { WorkshopRows } from '../lab/workshop-rows.tsx';
import NotFoundPage, { loader as notFound } from '../not-found/not-found.route.tsx';
import type { PageHead } from '../page-head.ts';
import { SheetSection } from '../services/sheet/sheet-section.tsx';
import { Agenda } from './agenda.tsx';
import { WorkshopOpening } from './workshop-opening.tsx';
import { WorkshopRegistration } from './workshop-registration.tsx';

type Asked = { request: Request; params: { slug?: string } };

export function loader({ request, params }: Asked) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const workshop = workshopBySlug(locale, params.slug);
  const now = new Date();
  if (!workshop) return data({ ...notFound({ request }).data, workshop, now }, { status: 404 });
  const head: PageHead = {
    ...workshop.texts[locale].head,
    noindex: workshop.sample,
    stylesheet: styles,
    wholeSheet: true,
  };
  return data(
    { head, workshop, now },
    { headers: validUntilHeader(datesValidUntil(workshops, now)) },
  );
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export default function WorkshopPage() {
  const { workshop, now } = useLoaderData<typeof loader>();
  const { t } = useTranslation('workshop');
  const locale = useLocale();
  if (!workshop) return <NotFoundPage />;
  const text = workshop.texts[locale];
  const dates = upcomingDates(workshop, now);
  const [first] = workshop.sessions;
  return (
    <div className="inner">
      <WorkshopOpening workshop={workshop} />
      <SheetSection
        n={1}
        step={2}
        id="outcomes"
        tag={t('outcomes.tag')}
        title={t('outcomes.title')}
        lead={t('outcomes.lead')}
      >
        <ol className="outcomes">
          {text.outcomes.map((outcome, i) => (
            <li key={outcome}>
              <span className="balloon" aria-hidden="true">
                {i + 1}
              </span>
              <p className="lead">{outcome}</p>
            </li>
          ))}
        </ol>
      </SheetSection>
      <SheetSection n={2} step={4} id="agenda" tag={t('agenda.tag')} title={t('agenda.title')}>
        <Agenda workshop={workshop} />
      </SheetSection>
      <SheetSection n={3} step={5} id="dates" tag={t('dates.tag')} title={t('dates.title')}>
        <div className="dates">
          {dates.length === 0 && <p className="lead soft">{t('dates.none')}</p>}
          <ul>
            {dates.map((date) => (
              <li key={date}>
                <time className="parts-name" dateTime={date}>
                  {formatDay(date, locale)}
                </time>
                {first && (
                  <span className="note">
                    {t('dates.starts', { clock: clock(startOf(first)) })}
                  </span>
                )}
              </li>
            ))}
          </ul>
          <WorkshopRegistration workshop={workshop} dates={dates} />
        </div>
      </SheetSection>
      <SheetSection n={4} step={6} id="others" tag={t('others.tag')} title={t('others.title')}>
        <WorkshopRows of={workshops.filter((other) => other !== workshop)} now={now} />
      </SheetSection>
    </div>
  );
}
