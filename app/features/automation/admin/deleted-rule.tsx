import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import type { RuleAct } from '../rule-reply.ts';

const UNDO = 'main button[name="intent"][value="undo"]';

/** Over the list: what became of a rule that was deleted, with the way back, or of its coming back. */
export function DeletedRule({ reply }: { reply: RuleAct | undefined }) {
  const { t } = useTranslation('automation');
  const set = reply?.rule === 'deleted' ? reply.set : null;
  const said =
    reply?.rule === 'deleted' || reply?.rule === 'back' ? t(`delete.${reply.rule}`) : undefined;
  useSavedToast(
    'automation',
    reply,
    said,
    set ? { label: t('delete.undo'), button: UNDO } : undefined,
  );
  if (!reply) return null;
  if (reply.rule === false) {
    return (
      <p className="admin-notice bad" role="alert">
        {t(`notDone.${reply.why}`)}
      </p>
    );
  }
  if (!said) return null;
  return (
    <Form method="post" action={adminPath('automation')} className="admin-notice">
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
