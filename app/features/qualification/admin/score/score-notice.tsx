import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { SavedLine } from '#app/ui/admin/editor/saved-line.tsx';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import { UndoChangeSet } from '#app/ui/admin/undo-fields.tsx';
import type { ScoreReply } from './commands/score-actions.server.ts';

const DONE = {
  draft: 'drafted',
  drop: 'dropped',
  use: 'used',
  remove: 'removed',
  undo: 'back',
} as const;

const UNDO = 'main button[name="intent"][value="undo"]';

/** The result of the last action, with an undo where a rule was removed. */
export function ScoreNotice({ reply }: { reply: ScoreReply | undefined }) {
  const { t } = useTranslation('score');
  const text = reply?.ok && t(`done.${DONE[reply.intent]}`);
  const set = reply?.ok ? reply.undo?.['set'] : undefined;
  useSavedToast('score', reply, text, set ? { label: t('done.undo'), button: UNDO } : undefined);
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
      <Form method="post" action={adminPath('score')}>
        <UndoChangeSet set={set} label={t('done.undo')} />
      </Form>
    </SavedLine>
  );
}
