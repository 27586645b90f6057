import { useTranslation } from 'react-i18next';
import { HomeSection } from '#app/areas/site/kit/section.tsx';
import { claims, claimWords } from '#app/features/content/claims/published-claims.ts';
import {
  factWords,
  type MeasuredFact,
  measuredFacts,
  type SiteFacts,
} from '#app/features/content/facts/site/site-facts.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { GaugeFigure } from './figures/gauge-figures.tsx';
import { YearFigure } from './figures/year-figure.tsx';

const ITEMS = ['interface', 'ai', 'performance', 'integration', 'security', 'evolution'] as const;

/**
 * The test report: the promised uptime once staff have confirmed it, what was measured of it, then six more
 * items, each with how it is kept. Where a figure of this very site was measured, it is the proof and is in
 * the place of the promise.
 */
export function Trust({ facts }: { facts: SiteFacts }) {
  const { t } = useTranslation('home', { keyPrefix: 'trust' });
  const locale = useLocale();
  const words = claimWords(locale);
  const confirmed = claims().confirmed.uptimeFigure;
  const { t: say } = useTranslation('facts');
  const listed = measuredFacts(facts, say, locale);
  const { since, availability } = factWords(facts, locale);
  const measured: Partial<Record<string, MeasuredFact>> = {
    performance: listed.find(({ key }) => key === 'weight'),
    evolution: listed.find(({ key }) => key === 'checks'),
  };
  const measuredUptime = (
    <>
      {availability && <p>{say('availability.line', availability)}</p>}
      {since && <p>{say('since.line', since)}</p>}
    </>
  );
  return (
    <HomeSection n={6} tag={t('tag')} title={t(confirmed ? 'title' : 'titleOpen')}>
      {confirmed && (
        <>
          <div className="uptime">
            <p className="measure">
              {t('uptime.value', words)}
              <small>%</small>
            </p>
            <div>
              <h3>{t('uptime.title')}</h3>
              <p className="soft">{t('uptime.text', words)}</p>
              {!availability && <p className="soft">{t('uptime.kept')}</p>}
              {measuredUptime}
            </div>
          </div>
          <YearFigure />
        </>
      )}
      {!confirmed && measuredUptime}
      <ol className="report">
        {ITEMS.map((item) => (
          <li key={item}>
            <h3>{t(`items.${item}.title`)}</h3>
            <b>{measured[item]?.value ?? t(`items.${item}.value`)}</b>
            <p className="soft small">
              {`${measured[item]?.how ?? t(`items.${item}.text`)} `}
              {item === 'performance' && (
                <span hidden data-load={say('load.here', { seconds: '#' })} />
              )}
              {item === 'security' && (
                <ActionLink href={pathTo('privacyRequest', locale)}>
                  {t('items.security.link')}
                </ActionLink>
              )}
            </p>
            <GaugeFigure of={item} />
          </li>
        ))}
      </ol>
    </HomeSection>
  );
}
