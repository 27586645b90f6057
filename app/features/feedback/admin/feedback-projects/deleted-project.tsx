import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import type { ProjectAct } from './feedback-projects.ts';

const UNDO = 'main button[name="intent"][value="undo"]';

/** Over the list: what became of a project that was deleted, with the way back, or of its coming back. */
export function DeletedProject({ reply }: { reply: ProjectAct | undefined }) {
  const { t } = useTranslation('feedback-projects');
  const set = reply?.project === 'deleted' ? reply.set : null;
  const said = reply?.project ? t(`delete.${reply.project}`) : undefined;
  useSavedToast(
    'feedback-project-deleted',
    reply,
    said,
    set ? { label: t('delete.undo'), button: UNDO } : undefined,
  );
  if (!reply) return null;
  if (reply.project === false) {
    return (
      <p className="admin-notice bad" role="alert">
        {t(`notDone.${reply.why}`)}
      </p>
    );
  }
  return (
    <Form method="post" action={adminPath('feedbackProjects')} className="admin-notice">
      <p role="status">{said}</p>
      {set && (
        <>
          <input type="hidden" name="set" value={set} />
          <button type="submit" className="link" name="intent" value="undo">
            {t('delete.undo')}
          </button>
        </>
      )}
    </Form>
  );
}
