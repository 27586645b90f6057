import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { Needs } from '#app/access/rights/needs.tsx';
import { DeletedNotice, EditConflict } from '#app/audit/admin/edit-conflict.tsx';
import { adminPath } from '#app/paths.ts';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { SavedLine } from '#app/ui/admin/editor/saved-line.tsx';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import { FormPage } from '#app/ui/admin/form-page.tsx';
import type { ProjectReply } from './commands/project-actions.server.ts';
import {
  NOT_DELETED,
  NOT_SAVED,
  type ProductChoice,
  type StaffProject,
} from './feedback-projects.ts';
import { draftIn } from './project-draft.ts';
import { ProjectFields } from './project-fields.tsx';
import { type Edited, useProjectDraft } from './use-project-draft.ts';
import { WidgetPreview } from './widget-preview.tsx';

type Props = {
  project: StaffProject;
  products: readonly ProductChoice[];
  /** The address of the widget's loader. */
  loader: string;
  /** The result of a save. */
  reply: ProjectReply | undefined;
  edited: Edited | undefined;
  /** Why it was not deleted. */
  refused: string | undefined;
};

/** The error, and without scripts also a success, beside the button that sent it. */
function ReplyLine({ reply }: { reply: ProjectReply | undefined }) {
  const { t } = useTranslation('feedback-projects');
  if (!reply) return null;
  if (reply.ok) {
    return <SavedLine text={t('saved')} />;
  }
  const code = NOT_SAVED.find((one) => one === reply.code);
  return (
    code && (
      <p className="admin-notice bad" role="alert">
        {t(`failed.${code}`)}
      </p>
    )
  );
}

/** Deletes a project that no entry refers to. */
function Delete({ project, refused }: Pick<Props, 'project' | 'refused'>) {
  const { t } = useTranslation('feedback-projects');
  const { id, revision, used, draft } = project;
  const code = NOT_DELETED.find((one) => one === refused);
  const failed = code && (
    <p className="admin-notice bad" role="alert">
      {t(`notDone.${code}`)}
    </p>
  );
  if (id === null || used.includes(id)) {
    return (
      <>
        {failed}
        <p className="soft">{t('delete.used')}</p>
      </>
    );
  }
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="revision" value={revision} />
      {failed}
      <ConfirmSubmit
        label={t('delete.label')}
        item={draft.name}
        question={t('delete.question', { name: draft.name })}
        text={t('delete.text')}
        confirm={t('delete.label')}
        cancel={t('delete.cancel')}
      />
    </Form>
  );
}

const PARTS = ['identity', 'origins', 'widget', 'modules'] as const;

/** One project: its data, its allowed pages, its widget, and its modules. */
export function ProjectEditor({ project, products, loader, reply, edited, refused }: Props) {
  const { t } = useTranslation('feedback-projects');
  const editing = useProjectDraft(project, reply, edited);
  const { draft, dirty, announced, revision, placeOf, onSend, restore } = editing;
  const conflict = reply?.ok === false ? reply.details?.conflict : undefined;
  useSavedToast('feedback-project', reply, reply?.ok && t('saved'));
  const list = adminPath('feedbackProjects');
  const address = adminPath('feedbackProject', { id: project.id ?? 'new' });
  const fields = <ProjectFields {...{ editing, project, products, reply }} />;
  const preview = <WidgetPreview draft={draft} loader={loader} />;
  return (
    <>
      <p className="unseen" role="status">
        {announced}
      </p>
      {project.mayEdit ? (
        <FormPage
          submit={t('save')}
          reply={reply ?? edited}
          unsaved={dirty}
          onSubmit={onSend}
          sections={PARTS.map((id) => ({ id, label: t(`parts.${id}`) }))}
          preview={preview}
          draft={{
            of: `feedback project ${project.id ?? 'new'}`,
            revision,
            restore: (held) => restore(draftIn(held)),
          }}
          back={{ to: list, label: t('back') }}
          notice={
            <>
              <input type="hidden" name="revision" value={revision} />
              <ReplyLine reply={reply} />
              {project.deleted && !conflict && <DeletedNotice deleted={project.deleted} />}
              {conflict && (
                <EditConflict
                  conflict={conflict}
                  reloadTo={address}
                  {...(placeOf && { placeOf })}
                />
              )}
            </>
          }
        >
          {fields}
        </FormPage>
      ) : (
        <>
          <fieldset className="form-page-part" disabled>
            <legend className="unseen">{t('locked')}</legend>
            {fields}
          </fieldset>
          {preview}
          <p className="form-page-acts">
            <Needs resource="settings" action="manage" label={t('save')}>
              {null}
            </Needs>
            <Link className="link" to={list}>
              {t('back')}
            </Link>
          </p>
        </>
      )}
      {project.mayEdit && project.id && !project.deleted && (
        <Delete project={project} refused={refused} />
      )}
    </>
  );
}
