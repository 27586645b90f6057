import { useTranslation } from 'react-i18next';
import { EditButton } from '#app/ui/admin/editor/edit-button.tsx';
import { Select } from '#app/ui/select.tsx';
import { conditionField } from '../draft-fields.ts';
import type { Editing } from '../editing.ts';
import type { QuestionDraft } from '../form-draft.ts';
import { type ConditionDraft, TESTS } from '../form-draft.ts';
import { hasValues, MOST_CONDITIONS } from './condition-drafts.ts';

type Props = {
  editing: Editing;
  /** The question or step that waits for answers. */
  owner: { kind: 'question' | 'step'; key: string; index: number; field: string };
  when: readonly ConditionDraft[];
  onChange: (when: ConditionDraft[]) => void;
  /** The questions that are asked before it. */
  earlier: readonly QuestionDraft[];
};

type RowProps = Props & { condition: ConditionDraft; at: number };

function Values({ owner, when, onChange, condition, at, earlier }: RowProps) {
  const { t } = useTranslation('forms');
  const options = earlier.find(({ key }) => key === condition.question)?.options ?? [];
  const name = conditionField(owner.field, at, 'value');
  if (!hasValues(condition.test)) {
    return condition.values.map((value) => (
      <input key={value} type="hidden" name={name} value={value} />
    ));
  }
  const toggle = (key: string, isOn: boolean) =>
    onChange(
      when.map((one) =>
        one.key === condition.key
          ? {
              ...one,
              values: isOn ? [...one.values, key] : one.values.filter((value) => value !== key),
            }
          : one,
      ),
    );
  return (
    <fieldset className="form-builder-values">
      <legend className="unseen">{t('conditions.values')}</legend>
      {options.map(({ key, label }) => (
        <label key={key} className="chip">
          <input
            type="checkbox"
            name={name}
            value={key}
            checked={condition.values.includes(key)}
            onChange={({ target }) => toggle(key, target.checked)}
          />
          {label.pt || key}
        </label>
      ))}
    </fieldset>
  );
}

function ConditionRow(props: RowProps) {
  const { editing, owner, when, onChange, earlier, condition, at } = props;
  const { t } = useTranslation('forms');
  const id = `${owner.key}-${condition.key}`;
  const place = String(at + 1);
  const name = (part: string) => conditionField(owner.field, at, part);
  const change = (part: Partial<ConditionDraft>) =>
    onChange(when.map((one) => (one.key === condition.key ? { ...one, ...part } : one)));
  const named = editing.draft.questions.find(({ key }) => key === condition.question);
  const choices = named && !earlier.includes(named) ? [...earlier, named] : earlier;
  const offers = (named?.options.length ?? 0) > 0;
  const tests = TESTS.filter((test) => offers || !hasValues(test) || test === condition.test);
  return (
    <li className="form-builder-condition">
      <input type="hidden" name={name('key')} value={condition.key} />
      <div className="form-builder-pair">
        <Select
          id={`${id}-question`}
          name={name('question')}
          label={t('conditions.question', { place })}
          error={editing.wrong(`${owner.key}.${condition.key}`)}
          placeholder={t(
            condition.question === '' || named ? 'conditions.choose' : 'conditions.removed',
          )}
          value={named ? condition.question : ''}
          onChange={({ target }) => {
            const { options = [] } = earlier.find(({ key }) => key === target.value) ?? {};
            change({
              question: target.value,
              test: options.length > 0 ? 'is' : 'answered',
              values: [],
            });
          }}
          options={choices.map(({ key, label }) => ({
            value: key,
            label: label.pt || t('question.untitled'),
          }))}
        />
        <Select
          id={`${id}-test`}
          name={name('test')}
          label={t('conditions.test', { place })}
          value={condition.test}
          onChange={({ target }) => change({ test: target.value as ConditionDraft['test'] })}
          options={tests.map((value) => ({ value, label: t(`conditions.tests.${value}`) }))}
        />
      </div>
      <Values {...props} />
      <EditButton
        id={`${id}-remove`}
        edit={`when-remove:${owner.kind}:${owner.index}:${at}`}
        onEdit={editing.edit}
        label={t('conditions.remove', { place })}
      >
        ×
      </EditButton>
    </li>
  );
}

/** The conditions under which a question or a step is asked. */
export function ConditionEditor(props: Props) {
  const { editing, owner, when, earlier } = props;
  const { t } = useTranslation('forms');
  if (earlier.length === 0 && when.length === 0) return null;
  return (
    <fieldset className="form-builder-options">
      <legend className="field-label">{t(`conditions.title.${owner.kind}`)}</legend>
      <p className="hint">{t(when.length > 0 ? 'conditions.all' : 'conditions.none')}</p>
      <ol>
        {when.map((condition, at) => (
          <ConditionRow key={condition.key} {...props} condition={condition} at={at} />
        ))}
      </ol>
      <div className="form-builder-acts">
        <EditButton
          id={`${owner.key}-when-add`}
          edit={`when-add:${owner.kind}:${owner.index}`}
          onEdit={editing.edit}
          className="button outlined compact"
          disabled={when.length >= MOST_CONDITIONS}
        >
          {t('conditions.add')}
        </EditButton>
        {when.length > 0 && (
          // With scripts the options of a question appear as it is chosen; without them this loads them.
          <noscript>
            <EditButton edit="apply" onEdit={editing.edit} className="button outlined compact">
              {t('conditions.use')}
            </EditButton>
          </noscript>
        )}
      </div>
    </fieldset>
  );
}
