import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { LostDealsFields } from './lost-deals-fields.tsx';
import { countMoved, type MoveReply, undoFields } from './staff-leads.ts';

/** What became of a move that was posted without scripts; with them a toast says it. */
export function MoveNotice({ reply, action }: { reply: MoveReply | undefined; action: string }) {
  const { t } = useTranslation('leads');
  if (!reply) return null;
  if (!reply.done && reply.why === 'deals') {
    return (
      <Form method="post" action={action} className="admin-notice dlg-ask">
        <LostDealsFields question={reply} />
      </Form>
    );
  }
  if (!reply.done) {
    return (
      <p className="admin-notice bad" role="alert">
        {t(`notMoved.${reply.why}`)}
      </p>
    );
  }
  if (reply.done === 'undone') {
    return (
      <p className="admin-notice" role="status">
        {t('undone', { count: reply.count })}
        {reply.deals > 0 && ` ${t('lostDeals.reopened', { count: reply.deals })}`}
      </p>
    );
  }
  return (
    <Form method="post" action={action} className="admin-notice">
      <p role="status">
        {t(`done.${reply.status}`, { count: countMoved(reply) })}
        {reply.deals > 0 && ` ${t('lostDeals.closed', { count: reply.deals })}`}
      </p>
      {undoFields(reply).map(([name, value]) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="outline" small>
        {t('undo')}
      </Button>
    </Form>
  );
}
