import { useTranslation } from 'react-i18next';
import { FROM_QUERY } from '#app/features/qualification/forge-project-link.tsx';
import { pathTo } from '#app/paths.ts';
import { useSite } from '../site-data.ts';

/** What floats above the page, one over the other in one corner, so that nothing covers anything. */
export function FloatingActions() {
  const { t } = useTranslation('feedback');
  const { t: words } = useTranslation('site');
  const { locale, routeName, floating } = useSite();
  if (!floating) return null;
  const query = routeName ? `?${FROM_QUERY}=${routeName}` : '';
  return (
    <aside
      className="floating"
      data-at={floating === 'bottom-right' ? undefined : floating}
      aria-label={words('floating')}
    >
      <a href={`${pathTo('feedback', locale)}${query}`} data-island-trigger="feedback">
        {t('trigger')}
      </a>
    </aside>
  );
}
