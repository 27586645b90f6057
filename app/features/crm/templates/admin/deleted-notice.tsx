import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import type { DeletedReply } from '../templates.ts';

const UNDO = 'main button[name="intent"][value="undo"]';

/** Over the list: a template is gone, with the way back; or how that went. */
export function DeletedNotice({ reply }: { reply: DeletedReply | undefined }) {
  const { t } = useTranslation('templates');
  const set = reply?.kind === 'deleted' ? reply.set : null;
  const said = reply && reply.kind !== 'refused' && t(`delete.${reply.kind}`);
  useSavedToast(
    'templates',
    reply,
    said,
    set ? { label: t('delete.undo'), button: UNDO } : undefined,
  );
  if (!reply) return null;
  if (reply.kind === 'refused') {
    return (
      <p className="admin-notice bad" role="alert">
        {t(`notBack.${reply.why}`)}
      </p>
    );
  }
  return (
    <Form method="post" action={adminPath('templates')} className="admin-notice">
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
