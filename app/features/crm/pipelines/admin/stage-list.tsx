import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { EditButton, RowEdits } from '#app/ui/admin/editor/edit-button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { stageField } from '../pipeline-draft.ts';
import {
  LONGEST_STAGE,
  MOST_STAGES,
  type PipelineMistakes,
  STATUSES_OF,
  type StaffPipeline,
  type StageDraft,
} from '../pipelines.ts';
import type { PipelineEditing } from './use-pipeline-draft.ts';

type Props = {
  editing: PipelineEditing;
  mistakes: PipelineMistakes;
  pipeline: StaffPipeline;
};

type StageProps = Props & { stage: StageDraft; index: number; last: boolean };

/** One stage: its place among the open ones, and everything that is set of it. */
function Stage({ editing, mistakes, pipeline, stage, index, last }: StageProps) {
  const { t } = useTranslation('pipelines');
  const { edit, changeStage, kept } = editing;
  const { id, kind, name, chance, needsValue, leadStatus } = stage;
  const of = `st-${id}`;
  const called = name || t('stage.unnamed');
  const deals = pipeline.deals[id] ?? 0;
  const errorOf = (part: 'name' | 'chance') => {
    const mistake = mistakes[stageField(index, part)];
    return mistake && t(`errors.${mistake}`);
  };
  return (
    <li className="stage-card" data-kind={kind}>
      <input type="hidden" name={stageField(index, 'id')} value={id} />
      <input type="hidden" name={stageField(index, 'kind')} value={kind} />
      <div className="stage-fields">
        <Field
          id={`${of}-name`}
          name={stageField(index, 'name')}
          label={t(`stage.name.${kind}`)}
          error={errorOf('name')}
          value={name}
          onChange={({ currentTarget }) => changeStage(id, { name: currentTarget.value })}
          maxLength={LONGEST_STAGE}
          autoComplete="off"
          required
        />
        {kind === 'open' ? (
          <Field
            id={`${of}-chance`}
            name={stageField(index, 'chance')}
            label={t('stage.chance')}
            error={errorOf('chance')}
            value={chance}
            onChange={({ currentTarget }) => changeStage(id, { chance: currentTarget.value })}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            required
            className="stage-chance"
          />
        ) : (
          <p className="stage-fixed">
            <span>{t('stage.chance')}</span> {chance}
          </p>
        )}
      </div>
      <Select
        id={`${of}-lead-status`}
        name={stageField(index, 'lead_status')}
        label={t('stage.leadStatus')}
        value={leadStatus}
        onChange={({ currentTarget }) => changeStage(id, { leadStatus: currentTarget.value })}
        options={[
          { value: '', label: t('stage.noStatus') },
          ...STATUSES_OF[kind].map((value) => ({
            value,
            label: t(`statuses.${value}`, { ns: 'leads' }),
          })),
        ]}
      />
      <Checkbox
        id={`${of}-needs-value`}
        name={stageField(index, 'needs_value')}
        checked={needsValue}
        onChange={({ target }) => changeStage(id, { needsValue: target.checked })}
      >
        {t('stage.needsValue')}
      </Checkbox>
      <div className="stage-foot">
        {deals > 0 ? (
          <Link className="link" to={`${adminPath('dealsList')}?stage=${id}`}>
            {t('deals', { count: deals })}
          </Link>
        ) : (
          <span className="soft">{t('deals', { count: 0 })}</span>
        )}
        {kind === 'open' && (
          <RowEdits
            id={of}
            onEdit={edit}
            isFirst={index === 0}
            isLast={last}
            up={{ edit: `up:${index}`, label: t('stage.up', { name: called }) }}
            down={{ edit: `down:${index}`, label: t('stage.down', { name: called }) }}
            remove={{ edit: `remove:${index}`, label: t('stage.remove', { name: called }) }}
          />
        )}
      </div>
      {kept === id && (
        <p className="error" role="alert">
          {t('stage.inUse', { name: called, count: deals })}
        </p>
      )}
    </li>
  );
}

/** Stages that were put away, each a press from coming back. */
function AwayStages({ editing, pipeline }: Omit<Props, 'mistakes'>) {
  const { t } = useTranslation('pipelines');
  const away = pipeline.away.filter(
    ({ id }) => !editing.draft.stages.some((stage) => stage.id === id),
  );
  if (away.length === 0) return null;
  return (
    <div className="stage-away">
      <h3>{t('away.title')}</h3>
      <p className="soft small">{t('away.text')}</p>
      <ul>
        {away.map(({ id, name, kind }) => (
          <li key={id}>
            {name}
            {kind === 'open' && (
              <EditButton
                id={`st-${id}-back`}
                edit={`back:${id}`}
                onEdit={editing.edit}
                label={t('away.backOf', { name })}
                className="button outlined compact"
              >
                {t('away.back')}
              </EditButton>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The stages of a pipeline in their order. */
export function StageList(props: Props) {
  const { t } = useTranslation('pipelines');
  const { editing } = props;
  const { stages } = editing.draft;
  const open = stages.filter(({ kind }) => kind === 'open').length;
  return (
    <section id="stages" className="pipeline-part" aria-labelledby="pl-stages">
      <h2 className="subtitle" id="pl-stages">
        {t('parts.stages')}
      </h2>
      <p className="soft small">{t('hints.stages')}</p>
      <p className="soft small">{t('hints.closing')}</p>
      <p className="soft small">{t('hints.leadStatus')}</p>
      <ol className="stage-list">
        {stages.map((stage, index) => (
          <Stage key={stage.id} {...props} stage={stage} index={index} last={index === open - 1} />
        ))}
      </ol>
      <div>
        <EditButton
          id="st-add"
          edit="add"
          onEdit={editing.edit}
          className="button outlined compact"
          disabled={stages.length >= MOST_STAGES}
        >
          {t('stage.add')}
        </EditButton>
      </div>
      <AwayStages editing={editing} pipeline={props.pipeline} />
    </section>
  );
}
