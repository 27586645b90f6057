import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CommonCode } from '#app/access/commands/define-actions.server.ts';
import type { Conflict } from '#app/audit/setting-changes.ts';
import { adminPath } from '#app/paths.ts';
import type { Refused, Succeeded } from '#app/ui/admin/action-reply.ts';
import { SavedLine } from '#app/ui/admin/editor/saved-line.tsx';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import { UndoChangeSet } from '#app/ui/admin/undo-fields.tsx';
import type { CompanyCode } from './staff-company.ts';

type Props = {
  reply:
    | Succeeded<'save' | 'delete', { set: string | null }>
    | Succeeded<'move' | 'undo', unknown>
    | Refused<string, CompanyCode | CommonCode, Conflict>
    | undefined;
  /** The row of the history link. */
  row: string | undefined;
};

const UNDO = 'main button[name="intent"][value="undo"]';
const DONE = { save: 'saved', delete: 'deleted', move: 'moved', undo: 'undone' } as const;

/** The result of a post, with its undo. Rendered in a form: its button posts that one. */
export function ReplyNotice({ reply, row }: Props) {
  const { t } = useTranslation('company');
  const done = reply?.ok ? DONE[reply.intent] : undefined;
  const isChanged = reply?.ok && (reply.intent === 'save' || reply.intent === 'delete');
  const set = isChanged ? reply.data.set : null;
  const undo = set ? { label: t('undo'), button: UNDO } : undefined;
  useSavedToast('company', reply, done && t(`done.${done}`), undo);
  if (reply?.ok === false) {
    // A conflict needs no further message.
    if (reply.code === 'changed' && reply.details) return null;
    return (
      <p className="admin-notice bad" role="alert">
        {reply.code === 'invalid' ? t('errors.form') : t(`refused.${reply.code}`)}
      </p>
    );
  }
  if (!done) return null;
  if (!isChanged) return <SavedLine text={t(`done.${done}`)} />;
  return (
    <SavedLine text={t(`done.${done}`)}>
      <UndoChangeSet set={set} label={t('undo')} />
      {row && (
        <Link className="link" to={`${adminPath('changes')}?row=${row}`}>
          {t('history')}
        </Link>
      )}
    </SavedLine>
  );
}
