import { useTranslation } from 'react-i18next';
import { ARM_NAMES } from '#app/features/content/arms/arms.ts';
import { SERVICE_NAMES } from '#app/features/content/services/register.ts';
import { useSite } from '#app/pages/site-data.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { SiteLink } from './site-link.tsx';
import { COMPANY, type LinkName, visibleLinks } from './site-links.ts';

export const MENU_ID = 'menu';

const REST: readonly LinkName[] = [
  'cases',
  ...ARM_NAMES,
  'process',
  ...COMPANY,
  'contact',
  'blog',
  'search',
];

/**
 * The phone's navigation. A popover without a script; where scripts run, slide-in-menu.behaviour.ts
 * opens it as a modal dialog instead, so that focus stays inside.
 */
export function SlideInMenu() {
  const { t } = useTranslation('site');
  const { company, locale } = useSite();
  return (
    <dialog id={MENU_ID} popover="auto" className="menu" aria-label={t('header.menu')}>
      <div className="menu-head">
        <span className="note">{company.name}</span>
        <button
          type="button"
          className="close"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={t('header.close')}
        />
      </div>
      <nav aria-label={t('header.navigation')}>
        <p className="note">{t('header.services')}</p>
        {[...SERVICE_NAMES, 'pricing' as const].map((name) => (
          <SiteLink key={name} name={name} />
        ))}
        <hr />
        {visibleLinks(REST, locale).map((name) => (
          <SiteLink key={name} name={name} spelled />
        ))}
      </nav>
      <p className="note">{t('header.language')}</p>
      <LanguageSwitch className="menu-lang" />
    </dialog>
  );
}
