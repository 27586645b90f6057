import { useTranslation } from 'react-i18next';
import { Crumbs } from '#app/areas/site/kit/crumbs.tsx';
import { HomeSection } from '#app/areas/site/kit/section.tsx';
import { isEmptyPage } from '#app/features/content/about/listing-pages.ts';
import { openings } from '#app/features/content/openings/openings.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { IslandHtml } from '#app/islands/render-island.server.tsx';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ActionLink } from '#app/ui/link.tsx';
import { ApronFigure } from './figures/apron-figure.tsx';
import { OpeningEntry } from './opening-entry.tsx';
import { TalentForm } from './talent-form.tsx';

const STEPS = ['show', 'talk', 'make', 'agree'] as const;

/** The free apron, the open places, how the talk goes, and where to apply. */
export function CareersSheet({ island }: { island: IslandHtml }) {
  const { t } = useTranslation('careers');
  const locale = useLocale();
  return (
    <div className="sheet careers">
      <div className="frame">
        <Crumbs trail={[{ label: t('crumb') }]} />
        <div className="cols composer-open">
          <h1 className="sheet-title">
            {t('raw')} <span>{t('finished')}</span>
          </h1>
          <div className="composer-words">
            <p className="lead">{t('lead')}</p>
            {openings(locale).some((opening) => opening.sample) && (
              <p className="soft small">{t('sampleNotice')}</p>
            )}
            <p className="acts">
              <Button href="#openings">{t('see')}</Button>
              {!isEmptyPage('team', locale) && (
                <ActionLink href={pathTo('team', locale)} arrow>
                  {t('team')}
                </ActionLink>
              )}
            </p>
          </div>
          <ApronFigure />
        </div>
      </div>
      <HomeSection n={1} id="openings" tag={t('openings.tag')} title={t('openings.title')}>
        <ul>
          {openings(locale).map((opening) => (
            <OpeningEntry key={opening.key} opening={opening} />
          ))}
        </ul>
      </HomeSection>
      <HomeSection n={2} id="walk" tag={t('walk.tag')} title={t('walk.title')}>
        <ol className="walk">
          {STEPS.map((step, i) => (
            <li key={step}>
              <span className="note">{i + 1}</span>
              <h3 className="subtitle">{t(`walk.${step}.title`)}</h3>
              <p className="soft small">{t(`walk.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </HomeSection>
      <HomeSection
        n={3}
        id="talent"
        tag={t('talent.tag')}
        title={t('talent.title')}
        lead={t('talent.text')}
      >
        <TalentForm island={island} />
      </HomeSection>
    </div>
  );
}
