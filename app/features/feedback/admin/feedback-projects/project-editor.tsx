import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { Needs } from '#app/access/rights/needs.tsx';
import { DeletedNotice, EditConflict } from '#app/audit/admin/edit-conflict.tsx';
import { adminPath } from '#app/paths.ts';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import { FormPage } from '#app/ui/admin/form-page.tsx';
import type { ProductChoice, ProjectAct, ProjectReply, StaffProject } from './feedback-projects.ts';
import { draftIn } from './project-draft.ts';
import { ProjectFields } from './project-fields.tsx';
import { useProjectDraft } from './use-project-draft.ts';
import { WidgetPreview } from './widget-preview.tsx';

type Props = {
  project: StaffProject;
  products: readonly ProductChoice[];
  /** Where the loader of the widget is. */
  loader: string;
  reply: ProjectReply | undefined;
  /** Why it was not deleted. */
  act: ProjectAct | undefined;
};

/** What failed, and where no scripts run also what was saved, beside the button that sent it. */
function ReplyLine({ reply }: { reply: ProjectReply | undefined }) {
  const { t } = useTranslation('feedback-projects');
  if (reply?.failed) {
    return (
      <p className="admin-notice bad" role="alert">
        {t(`failed.${reply.failed}`)}
      </p>
    );
  }
  if (!reply?.done) return null;
  return (
    <p className="admin-notice" role="status">
      {t('saved')}
    </p>
  );
}

/** The way out for a project of which nothing was ever said. */
function Delete({ project, act }: Pick<Props, 'project' | 'act'>) {
  const { t } = useTranslation('feedback-projects');
  const { id, revision, used, draft } = project;
  const failed = act?.project === false && (
    <p className="admin-notice bad" role="alert">
      {t(`notDone.${act.why}`)}
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

/** One project: what it is, whose pages show its form, what the widget offers, and its modules. */
export function ProjectEditor({ project, products, loader, reply, act }: Props) {
  const { t } = useTranslation('feedback-projects');
  const editing = useProjectDraft(project, reply);
  const { draft, dirty, said, revision, placeOf, onSend, restore } = editing;
  useSavedToast('feedback-project', reply, reply?.done && t('saved'));
  const list = adminPath('feedbackProjects');
  const address = adminPath('feedbackProject', { id: project.id ?? 'new' });
  const fields = <ProjectFields {...{ editing, project, products, reply }} />;
  const preview = <WidgetPreview draft={draft} loader={loader} />;
  return (
    <>
      <p className="unseen" role="status">
        {said}
      </p>
      {project.mayEdit ? (
        <FormPage
          submit={t('save')}
          reply={reply}
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
              {project.deleted && !reply?.conflict && <DeletedNotice deleted={project.deleted} />}
              {reply?.conflict && (
                <EditConflict
                  conflict={reply.conflict}
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
      {project.mayEdit && project.id && !project.deleted && <Delete project={project} act={act} />}
    </>
  );
}
