import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { EditConflict } from '#app/audit/admin/edit-conflict.tsx';
import { ReadRevision } from '#app/audit/admin/read-revision.tsx';
import { LeaveGuard } from '#app/ui/admin/editor/leave-guard.tsx';
import { useSaveKey } from '#app/ui/admin/editor/use-save-key.ts';
import { useUnsaved } from '#app/ui/admin/editor/use-unsaved.ts';
import { Button } from '#app/ui/button.tsx';
import { ContentField, useFieldName } from './content-field.tsx';
import { addressOf, type Editor, isOwnWay } from './editor.ts';
import type { ContentReply } from './save-content.server.ts';

type Props = { editor: Editor; reply: ContentReply | undefined; revision: number };

/** What became of the last post, above everything that can be typed. */
function FormNotice({ editor, reply }: Pick<Props, 'editor' | 'reply'>) {
  const { t } = useTranslation('content');
  if (reply?.refusal) {
    return (
      <p className="ad-notice bad" role="alert">
        {t(`refusals.${reply.refusal}`)}
      </p>
    );
  }
  const count = Object.keys(reply?.mistakes ?? {}).length;
  if (count > 0) {
    return (
      <p className="ad-notice bad" role="alert">
        {t('editor.mistaken', { count })}
      </p>
    );
  }
  if (reply || !editor.done) return null;
  return (
    <p className="ad-notice" role="status">
      {t(`done.${editor.done}`)}
    </p>
  );
}

/** At both ends of the form, which may be long. */
function Acts({ busy }: { busy: boolean }) {
  const { t } = useTranslation('content');
  return (
    <div className="acts">
      <Button type="submit" name="intent" value="save" variant="outline" busy={busy}>
        {t('editor.save')}
      </Button>
      <Button type="submit" name="intent" value="publish">
        {t('editor.publish')}
      </Button>
    </div>
  );
}

/** All texts of an item. Saving keeps them for staff, publishing shows them to everybody. */
export function ContentForm({ editor, reply, revision }: Props) {
  const { t } = useTranslation('content');
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state === 'submitting';
  const unsaved = useUnsaved(form, reply);
  useSaveKey(form);
  const nameOf = useFieldName();
  const own = reply && !isOwnWay(reply.intent) ? reply : undefined;
  const answer = reply ?? editor.done;
  useEffect(() => {
    if (!answer) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // The form was made anew: without this the focus would be nowhere.
    (wrong ?? form.current?.querySelector<HTMLElement>('.ct-bar'))?.focus();
  }, [answer]);
  return (
    <Form
      ref={form}
      method="post"
      action={addressOf(editor)}
      className="ct-form"
      noValidate
      data-editor=""
      data-unsaved={unsaved || undefined}
    >
      <ReadRevision revision={revision} answer={reply} />
      {/* First, also because Enter in a field presses the first button of its form. */}
      <section className="ct-bar" tabIndex={-1} aria-label={t('editor.acts')}>
        <FormNotice editor={editor} reply={reply} />
        {own?.conflict && <EditConflict conflict={own.conflict} reloadTo={addressOf(editor)} />}
        {editor.mayChange && <Acts busy={busy} />}
        <p className="soft small">{t('editor.lead')}</p>
        {editor.item.kind === 'claims' && <p className="soft small">{t('editor.figures')}</p>}
        {editor.item.kind === 'legal' && <p className="soft small">{t('editor.legal')}</p>}
      </section>
      {editor.sections.map(({ key, fields }) => (
        <fieldset key={key} className="ct-part" disabled={!editor.mayChange}>
          {/* A part of one field is called like its field: nobody needs to read it twice. */}
          <legend className={fields[0]?.words.length === 1 ? 'vh' : 't3'}>{nameOf([key])}</legend>
          {fields.map((field) => (
            <ContentField key={field.key} field={field} reply={own} />
          ))}
        </fieldset>
      ))}
      {editor.mayChange && <Acts busy={busy} />}
      <LeaveGuard unsaved={unsaved && !busy} />
    </Form>
  );
}
