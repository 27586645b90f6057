import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useSite } from '#app/pages/site-data.ts';
import { pathTo } from '#app/paths.ts';

type Crumb = { label: string; href?: string };

/** The breadcrumb: home, the pages above, this one. */
export function Crumbs({ trail }: { trail: readonly Crumb[] }) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  const { company } = useSite();
  const steps = [{ label: company.name, href: pathTo('home', locale) }, ...trail];
  return (
    <nav aria-label={t('crumbs')}>
      <ol className="note crumbs">
        {steps.map(({ label, href }) => (
          <li key={href ?? ''}>
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
