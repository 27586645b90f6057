import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Needs } from '#app/access/rights/needs.tsx';
import { DeletedNotice, EditConflict } from '#app/audit/admin/edit-conflict.tsx';
import { adminPath } from '#app/paths.ts';
import { SavedLine } from '#app/ui/admin/editor/saved-line.tsx';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import { FormPage } from '#app/ui/admin/form-page.tsx';
import { Field } from '#app/ui/field.tsx';
import { draftIn } from '../pipeline-draft.ts';
import {
  LONGEST_PIPELINE,
  type PipelineMistakes,
  type PipelineProduct,
  type StaffPipeline,
} from '../pipelines.ts';
import type { PipelineReply } from './commands/pipeline-actions.server.ts';
import { StageList } from './stage-list.tsx';
import { type Edited, type PipelineEditing, usePipelineDraft } from './use-pipeline-draft.ts';

type Props = {
  product: PipelineProduct;
  pipeline: StaffPipeline;
  reply: PipelineReply | undefined;
  edited: Edited | undefined;
};

/** What failed, and where no scripts run also what was saved, beside the button that sent it. */
function ReplyLine({ reply, edited }: Pick<Props, 'reply' | 'edited'>) {
  const { t } = useTranslation('pipelines');
  if (reply?.ok) {
    return <SavedLine text={t('saved')} />;
  }
  const saved = reply?.details && 'inUse' in reply.details ? reply.details : edited;
  const code = reply?.code === 'changed' || reply?.code === 'stageInUse' ? undefined : reply?.code;
  const failed = saved?.inUse
    ? t('stage.inUse', { name: saved.inUse.stage, count: saved.inUse.deals })
    : code && t(`failed.${code}`);
  return (
    failed && (
      <p className="admin-notice bad" role="alert">
        {failed}
      </p>
    )
  );
}

type FieldsProps = Pick<Props, 'pipeline' | 'reply'> & { editing: PipelineEditing };

function PipelineFields({ editing, pipeline, reply }: FieldsProps) {
  const { t } = useTranslation('pipelines');
  const { draft, change } = editing;
  const mistakes = (reply?.ok === false ? reply.fieldErrors : {}) as PipelineMistakes;
  const errorOf = (name: string) => mistakes[name] && t(`errors.${mistakes[name]}`);
  return (
    <>
      <section id="pipeline" className="pipeline-part" aria-label={t('parts.pipeline')}>
        <Field
          id="name"
          name="name"
          label={t('fields.name')}
          error={errorOf('name')}
          value={draft.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          maxLength={LONGEST_PIPELINE}
          autoComplete="off"
          required
        />
        <Field
          id="stalled_after"
          name="stalled_after"
          label={t('fields.stalledAfter')}
          hint={t('hints.stalledAfter')}
          error={errorOf('stalled_after')}
          value={draft.stalledAfter}
          onChange={({ currentTarget }) => change({ stalledAfter: currentTarget.value })}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          required
        />
      </section>
      <StageList editing={editing} mistakes={mistakes} pipeline={pipeline} />
    </>
  );
}

const PARTS = ['pipeline', 'stages'] as const;

/** One pipeline of a product: its name, its stages in their order, and the values that each requires. */
export function PipelineEditor({ product, pipeline, reply, edited }: Props) {
  const { t } = useTranslation('pipelines');
  const editing = usePipelineDraft(pipeline, reply, edited);
  const { dirty, announced, revision, placeOf, onSend, restore } = editing;
  const details = reply?.ok === false ? reply.details : undefined;
  const conflict = details && 'conflict' in details ? details.conflict : undefined;
  useSavedToast('pipeline', reply, reply?.ok && t('saved'));
  const list = adminPath('pipelines', { id: product.id });
  const address = adminPath('pipeline', { id: product.id, pipeline: pipeline.id });
  const fields = <PipelineFields editing={editing} pipeline={pipeline} reply={reply} />;
  return (
    <div className="pipelines">
      <header className="admin-head">
        <div>
          <h1 className="title">{pipeline.draft.name}</h1>
          <p className="soft">
            {t(pipeline.isDefault ? 'leadDefault' : 'leadOther', { product: product.name })}
          </p>
        </div>
        <Link className="link" to={`${adminPath('changes')}?row=${pipeline.id}`}>
          {t('history')}
        </Link>
      </header>
      <p className="unseen" role="status">
        {announced}
      </p>
      {product.mayEdit ? (
        <FormPage
          submit={t('save')}
          reply={reply ?? edited}
          unsaved={dirty}
          onSubmit={onSend}
          sections={PARTS.map((id) => ({ id, label: t(`parts.${id}`) }))}
          draft={{
            of: `pipeline ${pipeline.id}`,
            revision,
            restore: (held) => restore(draftIn(held)),
          }}
          back={{ to: list, label: t('backTo', { product: product.name }) }}
          notice={
            <>
              <input type="hidden" name="revision" value={revision} />
              <ReplyLine reply={reply} edited={edited} />
              {pipeline.deleted && !conflict && <DeletedNotice deleted={pipeline.deleted} />}
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
          <fieldset className="pipeline-locked" disabled>
            <legend className="unseen">{t('locked')}</legend>
            {fields}
          </fieldset>
          <p className="pipeline-acts">
            <Needs resource="settings" action="manage" label={t('save')}>
              {null}
            </Needs>
            <Link className="link" to={list}>
              {t('backTo', { product: product.name })}
            </Link>
          </p>
        </>
      )}
    </div>
  );
}
