import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '#app/paths.ts';

/** Where one came from to see what a figure counts. */
export function BackToToday() {
  const { t } = useTranslation('today', { keyPrefix: 'counted' });
  return (
    <Link className="link" to={adminPath('today')}>
      {t('back')}
    </Link>
  );
}
