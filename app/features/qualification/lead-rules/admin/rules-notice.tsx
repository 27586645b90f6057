import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { SavedLine } from '#app/ui/admin/editor/saved-line.tsx';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import { UndoChangeSet } from '#app/ui/admin/undo-fields.tsx';
import type { RuleListReply } from './commands/lead-rule-actions.server.ts';

const DONE = { up: 'moved', down: 'moved', delete: 'deleted', undo: 'back' } as const;

const UNDO = 'main button[name="intent"][value="undo"]';

/** Over the list: a rule was moved or deleted, with its undo; or the result of that undo. */
export function RulesNotice({ reply }: { reply: RuleListReply | undefined }) {
  const { t } = useTranslation('lead-rules');
  const set = reply?.ok ? reply.undo?.['set'] : undefined;
  const text = reply?.ok && t(`done.${DONE[reply.intent]}`);
  useSavedToast('lead-rules', reply, text, set ? { label: t('undo'), button: UNDO } : undefined);
  if (reply?.ok === false) {
    return (
      <p className="admin-notice bad" role="alert">
        {t(`refusedList.${reply.code}`)}
      </p>
    );
  }
  if (!text) return null;
  return (
    <SavedLine text={text}>
      <Form method="post" action={adminPath('leadRules')}>
        <UndoChangeSet set={set} label={t('undo')} />
      </Form>
    </SavedLine>
  );
}
