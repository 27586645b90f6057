import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminPath } from '#app/paths.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import type { LeadMail } from './lead-mails.store.server.ts';

/** The state of the mails about a lead: a mail that was not sent is not marked as a copy. */
export function LeadMailsList({ mails }: { mails: readonly LeadMail[] }) {
  const { t } = useTranslation('leads');
  const { may } = usePermissions();
  return (
    <ul className="admin-log">
      {mails.map(({ id, kind, state, at }) => (
        <li key={id}>
          <Moment at={at} />
          <span>
            {may('settings', 'read') ? (
              <Link className="link" to={adminPath('mail', { id })}>
                {t(`mails.kinds.${kind}`)}
              </Link>
            ) : (
              t(`mails.kinds.${kind}`)
            )}
            {', '}
            <span className="mail-state" data-state={state}>
              {t(`mails.states.${state}`)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
