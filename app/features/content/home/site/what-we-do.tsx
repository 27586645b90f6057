import { useTranslation } from 'react-i18next';
import { HomeSection } from '#app/areas/site/kit/section.tsx';
import { claimWords } from '#app/features/content/claims/published-claims.ts';
import { services } from '#app/features/content/services/services.ts';
import { SERVICE_FIGURES } from '#app/features/content/services/site/service/figures/service-figures.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { LabAndCraft } from './lab-and-craft.tsx';

/** The services as a parts list, each with its drawing; then the arms. */
export function WhatWeDo() {
  const { t } = useTranslation('home', { keyPrefix: 'work' });
  const locale = useLocale();
  const words = claimWords(locale);
  return (
    <HomeSection n={2} tag={t('tag')} title={t('title')}>
      <ol className="trades">
        {services().map(({ name, priced, texts }) => {
          const { name: title, summary, price } = texts[locale];
          const { part: Part } = SERVICE_FIGURES[name];
          return (
            <li key={name}>
              <a className="cols" href={pathTo(name, locale)}>
                <h3 className="parts-name">{title}</h3>
                <p className="soft">{summary}</p>
                <p className="fact">{priced ? price : t('terms', words)}</p>
                <Part />
              </a>
            </li>
          );
        })}
      </ol>
      <LabAndCraft />
    </HomeSection>
  );
}
