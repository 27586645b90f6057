import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { SavedLine } from '#app/ui/admin/editor/saved-line.tsx';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import { UndoChangeSet } from '#app/ui/admin/undo-fields.tsx';
import type { ScheduleReply } from '../commands/schedule-actions.server.ts';

const UNDO = 'main button[name="intent"][value="undo"]';

/** The result of the last act on the calendar, with its undo. */
export function ScheduleNotice({ reply }: { reply: ScheduleReply | undefined }) {
  const { t } = useTranslation('content', { keyPrefix: 'calendar' });
  const text = reply?.ok ? t(`done.${reply.intent}`) : undefined;
  const set = reply?.ok && reply.undo?.['set'];
  useSavedToast('calendar', reply, text, set ? { label: t('undo'), button: UNDO } : undefined);
  if (reply?.ok === false) {
    return (
      <p className="admin-notice bad" role="alert">
        {t(`refused.${reply.code}`)}
      </p>
    );
  }
  if (!text) return null;
  return (
    <SavedLine text={text}>
      <Form method="post" preventScrollReset>
        <UndoChangeSet set={set} label={t('undo')} className="button outlined compact" />
      </Form>
    </SavedLine>
  );
}
