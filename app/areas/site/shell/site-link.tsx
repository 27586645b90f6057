import { useTranslation } from 'react-i18next';
import { useSite } from '#app/pages/site-data.ts';
import { hrefOf, type LinkName, routeOf } from './site-links.ts';

type SiteLinkProps = {
  name: LinkName;
  /** Adds the line that says what is behind it. */
  described?: 'softwareApps' | 'automationAi' | 'gamesGamification' | 'consulting';
};

/** One navigation link, marked when it leads to the page being read. */
export function SiteLink({ name, described }: SiteLinkProps) {
  const { t } = useTranslation('site');
  const { locale, company, routeName } = useSite();
  return (
    <a
      href={hrefOf(name, locale, company)}
      aria-current={routeName === routeOf(name) ? 'page' : undefined}
    >
      {t(`links.${name}`)}
      {described && <small>{t(`about.${described}`)}</small>}
    </a>
  );
}
