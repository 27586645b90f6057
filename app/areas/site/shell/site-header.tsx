import { useTranslation } from 'react-i18next';
import { ARM_NAMES } from '#app/features/content/arms/arms.ts';
import { SERVICE_NAMES } from '#app/features/content/services/register.ts';
import { useSite } from '#app/pages/site-data.ts';
import { PopoverMenu } from '#app/ui/popover-menu.tsx';
import { ForgeButton } from './forge-button.tsx';
import { HeaderSearch } from './header-search.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SiteLink } from './site-link.tsx';
import { COMPANY, type LinkName, routeOf, visibleLinks } from './site-links.ts';
import { SiteLogo } from './site-logo.tsx';
import { MENU_ID, SlideInMenu } from './slide-in-menu.tsx';

/** Where the second skip link leads; holds the navigation of every width. */
export const NAVIGATION_ID = 'navegacao';

const OFFERS: readonly LinkName[] = [...SERVICE_NAMES, ...ARM_NAMES, 'pricing', 'process'];

function Navigation() {
  const { t } = useTranslation('site');
  const { routeName, locale } = useSite();
  const here = (names: readonly LinkName[]) => names.some((name) => routeOf(name) === routeName);
  return (
    <nav className="nav" aria-label={t('header.navigation')}>
      <PopoverMenu id="nav-services" label={t('header.services')} current={here(OFFERS)}>
        {OFFERS.map((name) => (
          <SiteLink key={name} name={name} described />
        ))}
      </PopoverMenu>
      <SiteLink name="cases" />
      <PopoverMenu id="nav-company" label={t('header.company')} current={here(COMPANY)}>
        {visibleLinks(COMPANY, locale).map((name) => (
          <SiteLink key={name} name={name} />
        ))}
      </PopoverMenu>
      <SiteLink name="contact" />
      <SiteLink name="blog" />
    </nav>
  );
}

/** Sticky header: logo, every link of the site, search, language, and the one primary action. */
export function SiteHeader() {
  const { t } = useTranslation('site');
  const { locale } = useSite();
  return (
    <header className="top">
      <div className="frame top-line">
        <SiteLogo />
        <div id={NAVIGATION_ID} tabIndex={-1} className="top-nav">
          <Navigation />
          <HeaderSearch />
          <div className="lang">
            <PopoverMenu
              id="nav-language"
              label={
                <>
                  <span className="unseen">{`${t('header.language')}: `}</span>
                  {locale === 'en' ? 'EN' : 'PT'}
                </>
              }
            >
              <LanguageSwitch />
            </PopoverMenu>
          </div>
          <button
            type="button"
            className="menu-button"
            popoverTarget={MENU_ID}
            aria-label={t('header.menu')}
          >
            <i />
          </button>
        </div>
        <ForgeButton small />
      </div>
      <SlideInMenu />
    </header>
  );
}
