import { useTranslation } from 'react-i18next';
import type { Locale } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { FIGURE_DAYS, isUncounted, type LandingFigures, rateOf } from '../landing-figures.ts';

type Span = LandingFigures[number];

const percent: Readonly<Record<Locale, Intl.NumberFormat>> = {
  'pt-BR': new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 }),
};

/** The part of the visits that became leads; nothing where it cannot be told. */
function useRate() {
  const locale = useLocale();
  return (span: Span) => {
    const rate = rateOf(span);
    return rate === null ? null : percent[locale].format(rate);
  };
}

/** Visits, leads and their rate in one line of the list. */
export function LandingSpan({ span }: { span: Span | undefined }) {
  const { t } = useTranslation('content', { keyPrefix: 'landing' });
  const rate = useRate();
  if (!span || isUncounted([span])) return <span className="landing-span soft">{t('none')}</span>;
  const parts = [
    t('visits', { count: span.visits }),
    span.leads !== null && t('leads', { count: span.leads }),
    rate(span),
  ];
  return <span className="landing-span">{parts.filter(Boolean).join(', ')}</span>;
}

/** A list without heads of columns shows every span in one cell, each with its name. */
export function LandingSpans({ figures }: { figures: LandingFigures | undefined }) {
  const { t } = useTranslation('content', { keyPrefix: 'landing' });
  return (
    <>
      <span className="landing-wide">
        <LandingSpan span={figures?.[0]} />
      </span>
      {FIGURE_DAYS.map((days, place) => (
        <span key={days} className="landing-narrow">
          {t('days', { days: String(days) })}: <LandingSpan span={figures?.[place]} />
        </span>
      ))}
    </>
  );
}

type Props = {
  figures: LandingFigures;
  isPublic: boolean;
};

/** How many visits and leads a landing page has brought, on its editor. */
export function LandingFiguresPart({ figures, isPublic }: Props) {
  const { t } = useTranslation('content', { keyPrefix: 'landing' });
  const locale = useLocale();
  const rate = useRate();
  const seesLeads = figures.every(({ leads }) => leads !== null);
  return (
    <section className="content-figures" aria-labelledby="landing-figures">
      <h2 id="landing-figures" className="note">
        {t(seesLeads ? 'title' : 'titleVisits')}
      </h2>
      {isUncounted(figures) ? (
        <p className="soft">
          {t(isPublic ? 'empty' : 'emptyDraft', { days: String(FIGURE_DAYS.at(-1)) })}
        </p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('span')}</th>
              <th scope="col">{t('visitsName')}</th>
              {seesLeads && <th scope="col">{t('leadsName')}</th>}
              {seesLeads && <th scope="col">{t('rateName')}</th>}
            </tr>
          </thead>
          <tbody>
            {figures.map((span) => (
              <tr key={span.days}>
                <th scope="row">{t('days', { days: String(span.days) })}</th>
                <td>{span.visits.toLocaleString(locale)}</td>
                {seesLeads && <td>{span.leads?.toLocaleString(locale)}</td>}
                {seesLeads && <td>{rate(span) ?? '–'}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="small soft">{t('how')}</p>
    </section>
  );
}
