import { useDeferredValue, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { DeletedNotice, EditConflict } from '#app/audit/admin/edit-conflict.tsx';
import type { Deletion } from '#app/audit/setting-changes.ts';
import { adminPath } from '#app/paths.ts';
import { LeaveGuard } from '#app/ui/admin/editor/leave-guard.tsx';
import { useSaveKey } from '#app/ui/admin/editor/use-save-key.ts';
import { Button } from '#app/ui/button.tsx';
import { BuilderNotice } from './builder-notice.tsx';
import { FormActs } from './form-acts.tsx';
import type { FormDraft } from './form-draft.ts';
import { FormPreview } from './form-preview.tsx';
import type { BuilderReply } from './form-replies.ts';
import { FormStateMark } from './form-state.tsx';
import { AfterSending, FormTexts } from './form-texts.tsx';
import { FormVersions, type VersionRow } from './form-versions.tsx';
import { PageChoice } from './page-choice.tsx';
import { QuestionList } from './question-list.tsx';
import type { FormState } from './stored-form.ts';
import { useBuilder } from './use-builder.ts';
import { useFormActs } from './use-form-acts.ts';

type Props = {
  form: { id: string; name: string; state: FormState; revision: number; draft: FormDraft };
  /** It is no longer there, and would come back by saving. */
  deleted: Deletion | null;
  taken: Readonly<Record<string, string>>;
  versions: readonly VersionRow[];
  reply: BuilderReply | undefined;
};

type BarProps = { dirty: boolean; busy: boolean; address: string; history: string };

/** First in the form, so that Enter in a field saves instead of moving something. */
function SaveBar({ dirty, busy, address, history }: BarProps) {
  const { t } = useTranslation('forms');
  return (
    <div className="fm-bar">
      <Button type="submit" busy={busy}>
        {t('builder.save')}
      </Button>
      <span role="status" className="small">
        {dirty && t('builder.unsaved')}
      </span>
      {dirty && (
        <Link className="l" to={address} reloadDocument>
          {t('builder.discard')}
        </Link>
      )}
      <Link className="l" to={history}>
        {t('builder.history')}
      </Link>
    </div>
  );
}

/** Builds a form: texts, questions and pages on one side, what comes of them on the other. */
export function FormBuilder({ form, deleted, taken, versions, reply: posted }: Props) {
  const { t } = useTranslation('forms');
  const { may } = usePermissions();
  const { editing, fetcher, reply, dirty, said, revision, onSend } = useBuilder(form, posted);
  const acts = useFormActs();
  const address = adminPath('formBuilder', { id: form.id });
  const busy = fetcher.state !== 'idle';
  const shown = useDeferredValue(editing.draft);
  const mayEdit = may('settings', 'update');
  const element = useRef<HTMLFormElement>(null);
  useSaveKey(element);
  return (
    <article className="fm">
      <LeaveGuard unsaved={dirty && !busy} />
      <p>
        <Link className="l" to={adminPath('forms')}>
          {t('builder.back')}
        </Link>
      </p>
      <header className="ad-head">
        <div>
          <h1 className="t2">{form.name}</h1>
          <FormStateMark state={form.state} />
        </div>
        {!deleted && <FormActs form={form} fetcher={acts} />}
      </header>
      {!mayEdit && <p className="ad-notice">{t('builder.readOnly')}</p>}
      <BuilderNotice reply={reply} state={form.state} />
      <p className="vh" role="status">
        {said}
      </p>
      <div className="fm-columns">
        <fetcher.Form
          ref={element}
          data-editor=""
          method="post"
          action={address}
          noValidate
          className="fm-form"
          aria-busy={busy || undefined}
          onSubmit={onSend}
        >
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="revision" value={revision} />
          <fieldset className="fm-all" disabled={!mayEdit}>
            <SaveBar
              dirty={dirty}
              busy={busy}
              address={address}
              history={`${adminPath('changes')}?row=${form.id}`}
            />
            {deleted && reply?.kind !== 'conflict' && <DeletedNotice deleted={deleted} />}
            {reply?.kind === 'conflict' && (
              <EditConflict conflict={reply.conflict} reloadTo={address} />
            )}
            <FormTexts editing={editing} />
            <QuestionList editing={editing} />
            <AfterSending editing={editing} />
            <PageChoice editing={editing} taken={taken} />
          </fieldset>
        </fetcher.Form>
        <FormPreview draft={shown} action={address} />
      </div>
      <FormVersions versions={versions} revision={revision} action={address} fetcher={fetcher} />
    </article>
  );
}
