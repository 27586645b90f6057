import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { countMoved, type EntriesReply, undoFields } from './staff-feedback.ts';

type Props = { reply: EntriesReply | undefined; action: string };

/** What became of a move that was posted without scripts; with them a toast says it. */
export function EntriesNotice({ reply, action }: Props) {
  const { t } = useTranslation('staff-feedback');
  if (!reply) return null;
  if (!reply.done) {
    return (
      <p className="admin-notice bad" role="alert">
        {`${t('notUpdated')}: ${t(`notMoved.${reply.why}`)}`}
      </p>
    );
  }
  if (reply.done === 'undone') {
    return (
      <p className="admin-notice" role="status">
        {`${t('updated')}: ${t('undone', { count: reply.count })}`}
      </p>
    );
  }
  const mails = reply.done === 'moved' ? reply.mails : undefined;
  const kept = reply.done === 'movedMatching' ? reply.kept : 0;
  return (
    <Form method="post" action={action} className="admin-notice">
      <p role="status">
        {`${t('updated')}: ${t(`movedTo.${reply.status}`, { count: countMoved(reply) })}`}
        {kept > 0 && ` ${t('keptBehind', { count: kept })}`}
        {mails !== undefined && ` ${t('told', { count: mails })}`}
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
