import { useTranslation } from 'react-i18next';
import { ARM_NAMES, type ArmName } from '#app/features/content/arms/arms.ts';
import { isServiceName } from '#app/features/content/services/register.ts';
import { serviceText, shortName } from '#app/features/content/services/services.ts';
import { useSite } from '#app/pages/site-data.ts';
import { hrefOf, type LinkName, labelOf, routeOf } from './site-links.ts';

type SiteLinkProps = {
  name: LinkName;
  /** Adds a line about its target; services and arms have one. */
  described?: boolean;
  /** Names the target in the link text itself, where no line fits under it. */
  spelled?: boolean;
};

const isArm = (name: LinkName): name is ArmName => ARM_NAMES.some((arm) => arm === name);

/** One navigation link, marked when it leads to the page being read. */
export function SiteLink({ name, described = false, spelled = false }: SiteLinkProps) {
  const { t } = useTranslation('site');
  const { locale, company, routeName } = useSite();
  const label = () => {
    if (isServiceName(name)) return shortName(name, locale);
    return spelled && isArm(name) ? t(`arms.${name}`) : t(`links.${labelOf(name, company)}`);
  };
  const line = () => {
    if (isServiceName(name)) return serviceText(name, locale).hint;
    return isArm(name) || name === 'pricing' || name === 'process' ? t(`about.${name}`) : null;
  };
  return (
    <a
      href={hrefOf(name, locale, company)}
      aria-current={routeName === routeOf(name) ? 'page' : undefined}
    >
      {label()}
      {described && <small>{line()}</small>}
    </a>
  );
}
