import { useTranslation } from 'react-i18next';
import { Crumbs } from '#app/areas/site/kit/crumbs.tsx';
import { HomeSection } from '#app/areas/site/kit/section.tsx';
import { PadlockFigure } from '#app/features/content/legal/site/figures/padlock-figure.tsx';
import { Island } from '#app/islands/island.tsx';
import type { IslandHtml } from '#app/islands/render-island.server.tsx';
import { useSite } from '#app/pages/site-data.ts';
import { pathTo } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';

const STEPS = ['ask', 'prove', 'answer'] as const;

/** The kinds of requests, the form, and how the answer arrives. */
export function PrivacyRequestSheet({ island }: { island: IslandHtml }) {
  const { t } = useTranslation('privacy', { keyPrefix: 'page' });
  const { company, locale } = useSite();
  const subject = encodeURIComponent(t('subject'));
  return (
    <div className="sheet privacy-request">
      <div className="frame">
        <Crumbs trail={[{ label: t('crumb') }]} />
        <div className="cols composer-open">
          <h1 className="sheet-title">
            {t('raw')} <span>{t('finished')}</span>
          </h1>
          <div className="composer-words">
            <p className="lead">{t('lead')}</p>
            <p className="soft small">
              {t('policy')}{' '}
              <ActionLink href={pathTo('privacy', locale)}>{t('policyLink')}</ActionLink>.
            </p>
          </div>
          <PadlockFigure />
        </div>
      </div>
      <HomeSection n={1} id="ask" tag={t('ask.tag')} title={t('ask.title')} lead={t('ask.lead')}>
        <div className="privacy-form">
          <Island island={island} />
          <div>
            <p className="soft small">{t('ways')}</p>
            <ActionLink href={`mailto:${company.supportEmail}?subject=${subject}`}>
              {company.supportEmail}
            </ActionLink>
          </div>
        </div>
      </HomeSection>
      <HomeSection n={2} tag={t('walk.tag')} title={t('walk.title')}>
        <ol className="privacy-steps">
          {STEPS.map((step, i) => (
            <li key={step}>
              <span className="note">{i + 1}</span>
              <h3 className="subtitle">{t(`steps.${step}.title`)}</h3>
              <p className="soft small">{t(`steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </HomeSection>
    </div>
  );
}
