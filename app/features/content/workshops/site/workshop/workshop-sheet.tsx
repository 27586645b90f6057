import { useTranslation } from 'react-i18next';
import { SheetSection } from '#app/areas/site/kit/sheet-section.tsx';
import { clock, startOf } from '#app/features/content/workshops/agenda.ts';
import { upcomingDates } from '#app/features/content/workshops/dates.ts';
import type { Workshop } from '#app/features/content/workshops/workshop.ts';
import { workshops } from '#app/features/content/workshops/workshops.ts';
import { formatDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { IslandHtml } from '#app/islands/render-island.server.tsx';
import { WorkshopRows } from '../lab/workshop-rows.tsx';
import { Agenda } from './agenda.tsx';
import { WorkshopOpening } from './workshop-opening.tsx';
import { REGISTRATION_ID, WorkshopRegistration } from './workshop-registration.tsx';

type WorkshopSheetProps = { workshop: Workshop; now: Date; island: IslandHtml };

/** One workshop, whole: what one leaves with, block by block, when, and how to take part. */
export function WorkshopSheet({ workshop, now, island }: WorkshopSheetProps) {
  const { t } = useTranslation('workshop');
  const locale = useLocale();
  const text = workshop.texts[locale];
  const dates = upcomingDates(workshop, now);
  const [first] = workshop.sessions;
  const others = workshops(locale).filter(({ slugs }) => slugs[locale] !== workshop.slugs[locale]);
  return (
    <div className="inner">
      <WorkshopOpening workshop={workshop} />
      <SheetSection
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
      <SheetSection step={4} id="agenda" tag={t('agenda.tag')} title={t('agenda.title')}>
        <Agenda workshop={workshop} />
      </SheetSection>
      <SheetSection step={5} id="dates" tag={t('dates.tag')} title={t('dates.title')}>
        <div className="dates">
          {dates.length === 0 && <p className="lead soft">{t('dates.none')}</p>}
          <ul>
            {dates.map((date) => (
              <li key={date}>
                <time className="parts-name" dateTime={date}>
                  {formatDay(date, locale)}
                </time>
                {first && (
                  <span className="fact">
                    {t('dates.starts', { clock: clock(startOf(first), locale) })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      </SheetSection>
      <SheetSection
        step={6}
        id={REGISTRATION_ID}
        tag={t('registration.tag')}
        title={t('registration.title')}
        lead={t('registration.lead')}
      >
        <WorkshopRegistration name={text.name} island={island} />
      </SheetSection>
      {others.length > 0 && (
        <SheetSection step={6} id="others" tag={t('others.tag')} title={t('others.title')}>
          <WorkshopRows of={others} now={now} />
        </SheetSection>
      )}
    </div>
  );
}
