import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { EditConflict } from '#app/audit/admin/edit-conflict.tsx';
import { adminPath } from '#app/paths.ts';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { isRemovable } from '../overrides/visibility.ts';
import type { ContentRefusal } from './commands/content-actions.server.ts';
import { addressOf, type Editor, WAYS } from './editor.ts';

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
      {canLeave && (
        <Form method="post" action={adminPath('contentCalendar')} className="content-schedule">
          <input type="hidden" name="item" value={`${editor.item.kind}/${editor.item.slug}`} />
          <Field
            id="f-leave-at"
            label={t('calendar.leaveAt')}
            type="datetime-local"
            name="at"
            required
          />
          <Button type="submit" variant="outline" name="intent" value="hide">
            {t('calendar.leave')}
          </Button>
        </Form>
      )}
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
