import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { EditConflict } from '#app/audit/admin/edit-conflict.tsx';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { isRemovable } from '../overrides/visibility.ts';
import type { ContentRefusal } from './commands/content-actions.server.ts';
import { addressOf, type Editor, WAYS } from './editor.ts';
import { LeaveSchedule } from './leave-schedule.tsx';

type Props = { editor: Editor; reply: ContentRefusal | undefined; revision: number };

/** The ways back for the whole item: without its draft, or to what its file says. */
export function ContentWays({ editor, reply, revision }: Props) {
  const { t } = useTranslation('content');
  const open = {
    discard: editor.hasDraft,
    return: !editor.isMade && (editor.hasDraft || editor.publishedAt !== null),
  };
  const visible = WAYS.filter((way) => open[way]);
  const canLeave = editor.mayAct && isRemovable(editor.item.kind);
  if (visible.length === 0 && !canLeave) return null;
  return (
    <section className="content-ways" aria-labelledby="ct-ways">
      <h2 className="subtitle" id="ct-ways">
        {t('ways.title')}
      </h2>
      {canLeave && <LeaveSchedule item={editor.item} />}
      {visible.map((way) => (
        <Form key={way} method="post" action={addressOf(editor)}>
          <input type="hidden" name="intent" value={way} />
          <input type="hidden" name="revision" value={revision} />
          {reply?.intent === way && reply.details && (
            <EditConflict conflict={reply.details} reloadTo={addressOf(editor)} />
          )}
          <ConfirmSubmit
            label={t(`ways.${way}.label`)}
            question={t(`ways.${way}.question`)}
            text={t(`ways.${way}.text`)}
            confirm={t(`ways.${way}.confirm`)}
            cancel={t('ways.cancel')}
          />
        </Form>
      ))}
    </section>
  );
}
