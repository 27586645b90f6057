import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { Journey } from './insight.ts';

const DAY_MS = 86_400_000;

/** Minutes and seconds, as a clock shows them. */
function clock(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function Touches({ first, last }: Journey) {
  const { t } = useTranslation('score');
  const locale = useLocale();
  return (
    <dl className="journey-touches">
      {(['first', 'last'] as const).map((which) => {
        const touch = which === 'first' ? first : last;
        return (
          <div key={which}>
            <dt>{t(`journey.${which}`, { when: formatDateTime(new Date(touch.at), locale) })}</dt>
            <dd>
              <b>{touch.from || t('journey.direct')}</b>
            </dd>
            {touch.campaign && <dd>{touch.campaign}</dd>}
          </div>
        );
      })}
    </dl>
  );
}

/** Pages in their order, each with its visible time; the longest fills its bar. */
function Steps({ steps }: Pick<Journey, 'steps'>) {
  const { t } = useTranslation('score');
  const longest = Math.max(1, ...steps.map(({ ms }) => ms));
  if (steps.length === 0) return <p className="soft">{t('journey.noPages')}</p>;
  return (
    <ol className="journey-steps" aria-label={t('journey.pages')}>
      {steps.map(({ path, at, ms }) => (
        <li key={`${at} ${path} ${ms}`}>
          <span title={path}>{path}</span>
          <i aria-hidden="true">
            <b style={{ inlineSize: `${(100 * ms) / longest}%` }} />
          </i>
          <span className="num">{clock(ms)}</span>
        </li>
      ))}
    </ol>
  );
}

/** How the visitor came to the form, as far as they allowed that. */
export function LeadJourney({
  journey,
  heading: Title,
}: {
  journey: Journey | null;
  heading: 'h2' | 'h3';
}) {
  const { t } = useTranslation('score');
  // A single visit does not show how many there were before.
  const span =
    journey?.visits == null
      ? t('journey.thisVisit')
      : t('journey.span', {
          days: t('journey.days', {
            count: Math.floor(
              (Date.parse(journey.last.at) - Date.parse(journey.first.at)) / DAY_MS,
            ),
          }),
          visits: t('journey.visits', { count: journey.visits }),
        });
  return (
    <section aria-labelledby="journey">
      <div className="score-head">
        <Title id="journey" className="subtitle">
          {t('journey.title')}
        </Title>
        {journey && <span className="soft small">{span}</span>}
      </div>
      {journey ? (
        <>
          <Touches {...journey} />
          <Steps steps={journey.steps} />
        </>
      ) : (
        <p className="soft">{t('journey.none')}</p>
      )}
    </section>
  );
}
