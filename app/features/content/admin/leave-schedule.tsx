import { useTranslation } from 'react-i18next';
import { adminPath } from '#app/paths.ts';
import { useActionToast } from '#app/ui/admin/use-action-toast.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import type { ScheduleReply } from './commands/schedule-actions.server.ts';
import type { Editor } from './editor.ts';

/** Takes the item off the site at a given time. What is being written stays; without scripts the calendar opens. */
export function LeaveSchedule({ item }: Pick<Editor, 'item'>) {
  const { t } = useTranslation('content', { keyPrefix: 'calendar' });
  const action = adminPath('contentCalendar');
  const fetcher = useActionToast<ScheduleReply>(action, {
    kind: 'calendar',
    undo: t('undo'),
    // A refusal is at its field.
    wordsOf: (reply) => (reply.ok ? { title: t(`done.${reply.intent}`) } : null),
  });
  const { data: reply } = fetcher;
  return (
    <fetcher.Form method="post" action={action} className="content-schedule">
      <input type="hidden" name="item" value={`${item.kind}/${item.slug}`} />
      <Field
        id="f-leave-at"
        label={t('leaveAt')}
        type="datetime-local"
        name="at"
        error={reply?.ok === false && t(`refused.${reply.code}`)}
        required
      />
      <Button
        type="submit"
        variant="outline"
        name="intent"
        value="hide"
        busy={fetcher.state !== 'idle'}
      >
        {t('leave')}
      </Button>
    </fetcher.Form>
  );
}
