import { useTranslation } from 'react-i18next';
import { isServiceName } from '#app/features/content/services/register.ts';
import { serviceText, shortName } from '#app/features/content/services/services.ts';
import { useSite } from '#app/pages/site-data.ts';
import { hrefOf, type LinkName, routeOf } from './site-links.ts';

type SiteLinkProps = {
  name: LinkName;
  /** Adds the line that says what is behind it; services have one. */
  described?: boolean;
};

/** One navigation link, marked when it leads to the page being read. */
export function SiteLink({ name, described = false }: SiteLinkProps) {
  const { t } = useTranslation('site');
  const { locale, company, routeName } = useSite();
  return (
    <a
      href={hrefOf(name, locale, company)}
      aria-current={routeName === routeOf(name) ? 'page' : undefined}
    >
      {isServiceName(name) ? shortName(name, locale) : t(`links.${name}`)}
      {described && isServiceName(name) && <small>{serviceText(name, locale).hint}</small>}
    </a>
  );
}
