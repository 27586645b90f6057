import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { ReplyLine } from '#app/ui/admin/editor/reply-line.tsx';
import { Button } from '#app/ui/button.tsx';
import type { BackupReply } from './commands/order-backup.server.ts';

/** What somebody may order; null where the site itself writes no back-ups, or the user may not. */
export type BackupOrders = { running: boolean; restorable: boolean } | null;

type Props = { orders: BackupOrders; reply: BackupReply | undefined };

/** A back-up, or the test restore of the newest one, without waiting for the night. */
export function BackupActs({ orders, reply }: Props) {
  const { t } = useTranslation('system', { keyPrefix: 'backups' });
  return (
    <>
      {reply && (
        <ReplyLine
          kind="backups"
          reply={reply}
          text={reply.ok ? t(`done.${reply.intent}`) : t(`notDone.${reply.code}`)}
        />
      )}
      {orders && !orders.running && (
        <Form method="post" className="acts system-acts" preventScrollReset>
          <Button type="submit" name="intent" value="backup" variant="outline">
            {t('backup')}
          </Button>
          {orders.restorable && (
            <Button type="submit" name="intent" value="proof" variant="outline">
              {t('proof')}
            </Button>
          )}
        </Form>
      )}
    </>
  );
}
