import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { SavedLine } from '#app/ui/admin/editor/saved-line.tsx';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import { UndoChangeSet } from '#app/ui/admin/undo-fields.tsx';
import type { ProjectListReply } from './commands/project-actions.server.ts';
import { NOT_DELETED } from './feedback-projects.ts';

const UNDO = 'main button[name="intent"][value="undo"]';

type Props = {
  reply: ProjectListReply | undefined;
  /** The change set of the deletion; null without one. */
  set: string | null;
};

/** Over the list: a deleted project with its undo, or the result of the undo. */
export function DeletedProject({ reply, set: deleted }: Props) {
  const { t } = useTranslation('feedback-projects');
  const set = reply ? null : deleted;
  const text = reply ? reply.ok && t('delete.back') : deleted !== null && t('delete.deleted');
  useSavedToast(
    'feedback-project-deleted',
    reply ?? (deleted === null ? undefined : { deleted }),
    text,
    set ? { label: t('delete.undo'), button: UNDO } : undefined,
  );
  if (reply?.ok === false) {
    const code = NOT_DELETED.find((one) => one === reply.code) ?? 'changed';
    return (
      <p className="admin-notice bad" role="alert">
        {t(`notDone.${code}`)}
      </p>
    );
  }
  if (!text) return null;
  return (
    <SavedLine text={text}>
      <Form method="post" action={adminPath('feedbackProjects')}>
        <UndoChangeSet set={set} label={t('delete.undo')} />
      </Form>
    </SavedLine>
  );
}
