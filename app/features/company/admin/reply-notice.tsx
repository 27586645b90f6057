import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import type { CompanyReply } from './staff-company.ts';

type Props = {
  reply: CompanyReply | undefined;
  /** The row whose history may be looked at. */
  row: string | undefined;
};

const UNDO = 'main button[name="intent"][value="undo"]';

function useToastTitle(reply: CompanyReply | undefined) {
  const { t } = useTranslation('company');
  switch (reply?.kind) {
    case 'saved':
      return t(reply.deleted ? 'done.toastDeleted' : 'done.toast');
    case 'moved':
      return t('done.toastMoved');
    case 'undone':
      return t('done.toastUndone');
    default:
      return undefined;
  }
}

/** What became of a post, and the way back. Stands in a form: its button posts that one. */
export function ReplyNotice({ reply, row }: Props) {
  const { t } = useTranslation('company');
  const undo =
    reply?.kind === 'saved' && reply.set ? { label: t('undo'), button: UNDO } : undefined;
  const title = useToastTitle(reply);
  useSavedToast('company', reply, title, undo);
  switch (reply?.kind) {
    case 'saved':
      return (
        <div className="admin-notice">
          <p role="status">{t(reply.deleted ? 'done.deleted' : 'done.saved')}</p>
          {reply.set && (
            <>
              <input type="hidden" name="set" value={reply.set} />
              <button type="submit" className="link" name="intent" value="undo">
                {t('undo')}
              </button>
            </>
          )}
          {row && (
            <Link className="link" to={`${adminPath('changes')}?row=${row}`}>
              {t('history')}
            </Link>
          )}
        </div>
      );
    case 'moved':
    case 'undone':
      return (
        <p className="admin-notice" role="status">
          {t(`done.${reply.kind}`)}
        </p>
      );
    case 'mistakes':
      return (
        <p className="admin-notice bad" role="alert">
          {t('errors.form')}
        </p>
      );
    case 'refused':
      return (
        <p className="admin-notice bad" role="alert">
          {t(`refused.${reply.why}`)}
        </p>
      );
    default:
      return null;
  }
}
