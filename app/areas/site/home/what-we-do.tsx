import { useTranslation } from 'react-i18next';
import { claimWords } from '#app/features/content/claims/published-claims.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { HomeSection } from '../kit/section.tsx';
import { AutomationFigure } from './figures/automation-figure.tsx';
import { ConsultingFigure } from './figures/consulting-figure.tsx';
import { GamesFigure } from './figures/games-figure.tsx';
import { SoftwareFigure } from './figures/software-figure.tsx';
import { LabAndCraft } from './lab-and-craft.tsx';

const SERVICES = [
  ['softwareApps', SoftwareFigure],
  ['automationAi', AutomationFigure],
  ['gamesGamification', GamesFigure],
  ['consulting', ConsultingFigure],
] as const;

/** Four trades as a parts list, each with its drawing; then the two arms. */
export function WhatWeDo() {
  const { t } = useTranslation('home', { keyPrefix: 'work' });
  const locale = useLocale();
  const words = claimWords(locale);
  return (
    <HomeSection n={2} tag={t('tag')} title={t('title')}>
      <ol className="trades">
        {SERVICES.map(([name, Figure]) => (
          <li key={name}>
            <a className="cols" href={pathTo(name, locale)}>
              <h3 className="parts-name">{t(`items.${name}.title`)}</h3>
              <p className="soft">{t(`items.${name}.text`)}</p>
              <p className="note fact">{t(`items.${name}.fact`, words)}</p>
              <Figure />
            </a>
          </li>
        ))}
      </ol>
      <LabAndCraft />
    </HomeSection>
  );
}
