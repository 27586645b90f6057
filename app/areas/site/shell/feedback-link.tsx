import { useTranslation } from 'react-i18next';
import { FROM_QUERY } from '#app/features/qualification/forge-project-link.tsx';
import { useSite } from '#app/pages/site-data.ts';
import { pathTo } from '#app/paths.ts';

/** Opens the feedback dialog; without scripts it links to the feedback page, with the page that it came
 * from. */
export function FeedbackLink() {
  const { t } = useTranslation('feedback');
  const { locale, routeName } = useSite();
  const query = routeName ? `?${FROM_QUERY}=${routeName}` : '';
  return (
    <a href={`${pathTo('feedback', locale)}${query}`} data-island-trigger="feedback">
      {t('trigger')}
    </a>
  );
}
