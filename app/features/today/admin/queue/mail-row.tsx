import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { storedName } from '#app/i18n/stored-name.ts';
import { adminPath } from '#app/paths.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import { QueueRow } from './queue-row.tsx';
import type { RowProps } from './row-props.ts';

/** A mail that has failed, sent again from here. */
export function MailRow({ row: mail, acts: { again } }: RowProps<'mails'>) {
  const { t } = useTranslation('today', { keyPrefix: 'queue.mails' });
  const { t: admin } = useTranslation('admin');
  const kind = storedName(admin('work.kinds', { returnObjects: true }), mail.kind);
  return (
    <QueueRow
      to={`${adminPath('mails')}?state=failed&open=${mail.id}`}
      title={mail.recipient || t('unwritten')}
      about={kind}
      end={<Moment at={mail.triedAt} />}
      acts={
        <button
          type="button"
          className="overview-act"
          data-act="r"
          title={t('again')}
          aria-label={t('againTo', { recipient: mail.recipient || t('unwritten') })}
          aria-disabled={again.state !== 'idle' || undefined}
          onClick={() =>
            void again.submit({ id: mail.id }, { method: 'post', action: adminPath('mails') })
          }
        >
          <RotateCw aria-hidden="true" />
        </button>
      }
    />
  );
}
