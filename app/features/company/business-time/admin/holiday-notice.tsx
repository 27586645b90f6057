import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { SavedLine } from '#app/ui/admin/editor/saved-line.tsx';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import { UndoChangeSet } from '#app/ui/admin/undo-fields.tsx';
import type { HolidayReply } from '../commands/holiday-actions.server.ts';

const DONE = {
  add: 'added',
  remove: 'removed',
  close: 'closed',
  work: 'worked',
  undo: 'undone',
} as const;

const UNDO = 'main button[name="intent"][value="undo"]';

type Code = Extract<HolidayReply, { ok: false }>['code'];

/** A deleted holiday counts as missing. */
const wordOf = (code: Code) => (code === 'forbidden' || code === 'changed' ? code : 'invalid');

/** The result of the last action, with its undo. */
export function HolidayNotice({ reply }: { reply: HolidayReply | undefined }) {
  const { t } = useTranslation('business-time');
  const text = reply?.ok && t(`done.${DONE[reply.intent]}`);
  const set = reply?.ok && reply.undo?.['set'];
  useSavedToast('holidays', reply, text, set ? { label: t('undo'), button: UNDO } : undefined);
  if (reply?.ok === false) {
    // The form of a new one shows the errors of its fields itself.
    if (reply.intent === 'add' && Object.keys(reply.fieldErrors).length > 0) return null;
    return (
      <p className="admin-notice bad" role="alert">
        {t(`refused.${wordOf(reply.code)}`)}
      </p>
    );
  }
  if (!text) return null;
  return (
    <SavedLine text={text}>
      <Form method="post" preventScrollReset>
        <UndoChangeSet set={set} label={t('undo')} />
      </Form>
    </SavedLine>
  );
}
