import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { SavedLine } from '#app/ui/admin/editor/saved-line.tsx';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import { UndoChangeSet } from '#app/ui/admin/undo-fields.tsx';
import type { RuleListReply } from '../commands/rule-actions.server.ts';

const UNDO = 'main button[name="intent"][value="undo"]';

/** Over the list: the result of deleting a rule, with its undo, or of restoring it. */
export function DeletedRule({ reply }: { reply: RuleListReply | undefined }) {
  const { t } = useTranslation('automation');
  const deleted = reply?.ok && reply.intent === 'delete' ? reply.data : undefined;
  const set = deleted?.set;
  const text = deleted
    ? t('delete.deleted')
    : reply?.ok && reply.intent === 'undo'
      ? t('delete.back')
      : undefined;
  useSavedToast(
    'automation',
    reply,
    text,
    set ? { label: t('delete.undo'), button: UNDO } : undefined,
  );
  if (!reply) return null;
  if (!reply.ok) {
    return (
      <p className="admin-notice bad" role="alert">
        {t(`notDone.${reply.code}`)}
      </p>
    );
  }
  if (!text) return null;
  return (
    <SavedLine text={text}>
      <Form method="post" action={adminPath('automation')}>
        <UndoChangeSet set={set} label={t('delete.undo')} />
      </Form>
    </SavedLine>
  );
}
