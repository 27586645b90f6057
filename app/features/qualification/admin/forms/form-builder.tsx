import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { DeletedNotice, EditConflict } from '#app/audit/admin/edit-conflict.tsx';
import type { Deletion } from '#app/audit/setting-changes.ts';
import type { CustomField } from '#app/features/custom-fields/custom-field.ts';
import { adminPath } from '#app/paths.ts';
import { FormPage } from '#app/ui/admin/form-page.tsx';
import { BuilderNotice } from './builder-notice.tsx';
import type { FormReply } from './commands/form-actions.server.ts';
import { draftIn } from './draft-fields.ts';
import { DropOffPart } from './drop-off/drop-off-part.tsx';
import { FormActs } from './form-acts.tsx';
import type { FormDraft } from './form-draft.ts';
import { FormPreview } from './form-preview.tsx';
import { FormStateMark } from './form-state.tsx';
import { AfterSending, FormTexts } from './form-texts.tsx';
import { FormVersions, type VersionRow } from './form-versions.tsx';
import { PageChoice } from './page-choice.tsx';
import { QuestionList } from './question-list.tsx';
import type { SourceOption } from './source-choice.ts';
import { SourceField } from './source-field.tsx';
import type { FormState } from './stored-form.ts';
import { type Edited, useBuilder } from './use-builder.ts';
import { useFormPosts } from './use-form-posts.ts';

type Props = {
  form: { id: string; name: string; state: FormState; revision: number; draft: FormDraft };
  /** The form is deleted, and a save would restore it. */
  deleted: Deletion | null;
  taken: Readonly<Record<string, string>>;
  /** Possible sources of its leads. */
  sources: readonly SourceOption[];
  /** The custom fields that its questions may fill in. */
  fields: readonly CustomField[];
  versions: readonly VersionRow[];
  reply: FormReply | undefined;
  /** What a post without scripts has made of the draft. */
  edited: Edited | undefined;
};

/** Ids of the parts of the builder, by their names. */
const PARTS = ['texts', 'questions', 'after', 'pages', 'source'] as const;

/** Builds a form: texts, questions and pages on one side, the preview on the other. */
export function FormBuilder(props: Props) {
  const { form, deleted, taken, sources, versions, reply: posted, edited } = props;
  const { t } = useTranslation('forms');
  const { may } = usePermissions();
  const builder = useBuilder({ ...form, deleted }, posted, edited);
  const editing = { ...builder.editing, fields: props.fields };
  const { fetcher, reply, dirty, announced, revision, onSend, restore, placeOf } = builder;
  const acts = useFormPosts();
  const address = adminPath('formBuilder', { id: form.id });
  const conflict = reply?.ok === false ? reply.details?.conflict : undefined;
  const busy = fetcher.state !== 'idle';
  const visible = useDeferredValue(editing.draft);
  const mayEdit = may('site', 'update');
  const parts = (
    <fieldset className="form-builder-all" disabled={!mayEdit}>
      <FormTexts editing={editing} />
      <QuestionList editing={editing} />
      <AfterSending editing={editing} />
      <PageChoice editing={editing} taken={taken} />
      <SourceField editing={editing} sources={sources} />
    </fieldset>
  );
  return (
    <article className="form-builder">
      <header className="admin-head">
        <h1 className="title">{form.name}</h1>
        <FormStateMark state={form.state} />
        <Link className="link" to={adminPath('forms')}>
          {t('builder.back')}
        </Link>
        {!deleted && <FormActs form={form} fetcher={acts} />}
      </header>
      {!mayEdit && <p className="admin-notice">{t('builder.readOnly')}</p>}
      <p className="unseen" role="status">
        {announced}
      </p>
      {mayEdit ? (
        <FormPage
          submit={t('builder.save')}
          reply={reply}
          as={fetcher.Form}
          action={address}
          className="form-builder-form"
          busy={busy}
          unsaved={dirty}
          onSubmit={onSend}
          sections={PARTS.map((part) => ({ id: `part-${part}`, label: t(`builder.${part}`) }))}
          preview={<FormPreview draft={visible} action={address} />}
          draft={{ of: `form ${form.id}`, revision, restore: (held) => restore(draftIn(held)) }}
          notice={
            <>
              <input type="hidden" name="intent" value="save" />
              <input type="hidden" name="revision" value={revision} />
              <BuilderNotice reply={reply} state={form.state} />
              {deleted && !conflict && <DeletedNotice deleted={deleted} />}
              {conflict && (
                <EditConflict
                  conflict={conflict}
                  reloadTo={address}
                  {...(placeOf && { placeOf })}
                />
              )}
            </>
          }
          acts={
            <>
              {dirty && (
                <Link className="link" to={address} reloadDocument>
                  {t('builder.discard')}
                </Link>
              )}
              <Link className="link" to={`${adminPath('changes')}?row=${form.id}`}>
                {t('builder.history')}
              </Link>
            </>
          }
        >
          {parts}
        </FormPage>
      ) : (
        <div className="form-builder-columns">
          <div className="form-builder-form">{parts}</div>
          <FormPreview draft={visible} action={address} />
        </div>
      )}
      <DropOffPart id={form.id} />
      <FormVersions versions={versions} revision={revision} action={address} fetcher={fetcher} />
    </article>
  );
}
