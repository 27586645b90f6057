import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { SavedLine } from '#app/ui/admin/editor/saved-line.tsx';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import { UndoChangeSet } from '#app/ui/admin/undo-fields.tsx';
import type { TemplateListReply } from '../commands/template-actions.server.ts';

const UNDO = 'main button[name="intent"][value="undo"]';

type Props = {
  /** What became of an undo. */
  reply: TemplateListReply | undefined;
  /** The change set of a template that was deleted just now; empty where it cannot be undone. */
  deletedBy: string | null;
};

/** Over the list: a template is deleted, with its undo; or how the undo went. */
export function DeletedNotice({ reply, deletedBy }: Props) {
  const { t } = useTranslation('templates');
  const set = reply ? null : deletedBy;
  const isBack = reply?.ok === true;
  const text = isBack ? t('delete.back') : set !== null && t('delete.deleted');
  useSavedToast(
    'templates',
    reply ?? { set },
    text,
    set ? { label: t('delete.undo'), button: UNDO } : undefined,
  );
  if (reply?.ok === false) {
    return (
      <p className="admin-notice bad" role="alert">
        {t(
          `notBack.${reply.code === 'forbidden' || reply.code === 'taken' ? reply.code : 'changed'}`,
        )}
      </p>
    );
  }
  if (!text) return null;
  return (
    <SavedLine text={text}>
      <Form method="post" action={adminPath('templates')}>
        <UndoChangeSet set={set} label={t('delete.undo')} />
      </Form>
    </SavedLine>
  );
}
