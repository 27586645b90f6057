import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '#app/paths.ts';

/** A link back from the rows of a figure. */
export function BackToToday() {
  const { t } = useTranslation('today', { keyPrefix: 'counted' });
  return (
    <Link className="link" to={adminPath('today')}>
      {t('back')}
    </Link>
  );
}
