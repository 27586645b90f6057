import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '#app/paths.ts';

/** Reports, on every screen of users who can fix it, that no mail leaves this machine. */
export function MailBar() {
  const { t } = useTranslation('admin');
  return (
    <aside className="admin-mail" aria-label={t('mailStays.label')}>
      <p>
        <span>{t('mailStays.text')}</span>{' '}
        <Link className="link" to={adminPath('mailServers')}>
          {t('mailStays.set')}
        </Link>
        {' · '}
        <Link className="link" to={adminPath('mails')}>
          {t('mailStays.see')}
        </Link>
      </p>
    </aside>
  );
}
