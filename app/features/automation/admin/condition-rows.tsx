import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EditButton } from '#app/ui/admin/editor/edit-button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { asksNothing, fieldsOf, MOST_CONDITIONS, opsOf, type RuleField } from '../rule.ts';
import type { ConditionDraft } from '../rule-draft.ts';
import type { PartProps } from './editing.ts';
import { Several } from './several.tsx';
import { useFieldChoices } from './words.ts';

type RowProps = PartProps & { condition: ConditionDraft; at: number };

/** The operand of a condition: one of given values, several of them, or typed text. */
function ValueField({ editing, choices, mistakes, condition, at }: RowProps) {
  const { t } = useTranslation('automation');
  const choicesOf = useFieldChoices(choices);
  const { draft, changeCondition } = editing;
  const { key, field, op, value } = condition;
  const type = fieldsOf(draft.subject)[field] ?? 'text';
  const errorOf = (part: string) => {
    const mistake = mistakes[`c.${at}.${part}`];
    return mistake && t(`mistakes.${mistake}`);
  };
  if (asksNothing(op)) return null;
  const options = choicesOf(draft.subject, field, draft.product);
  if (op === 'one_of') {
    return (
      <Several
        id={`c-${key}-values`}
        name={`c.${at}.values`}
        label={t('fields.values')}
        error={errorOf('values')}
        options={options}
        value={condition.values}
        onPick={(values) => changeCondition(at, { values })}
      />
    );
  }
  if (type === 'choice' || type === 'tags') {
    return (
      <Select
        id={`c-${key}-value`}
        name={`c.${at}.value`}
        label={t('fields.value')}
        error={errorOf('value')}
        placeholder={t('choose')}
        value={value}
        onChange={({ target }) => changeCondition(at, { value: target.value })}
        options={options}
      />
    );
  }
  return (
    <Field
      id={`c-${key}-value`}
      name={`c.${at}.value`}
      label={t('fields.value')}
      error={errorOf('value')}
      value={value}
      onChange={({ target }) => changeCondition(at, { value: (target as HTMLInputElement).value })}
      type={type === 'date' ? 'date' : 'text'}
      inputMode={type === 'number' ? 'decimal' : 'text'}
      maxLength={200}
      autoComplete="off"
    />
  );
}

function ConditionRow(props: RowProps) {
  const { t } = useTranslation('automation');
  const { editing, condition, at } = props;
  const { draft, changeCondition } = editing;
  const { key, field, op } = condition;
  const fields = fieldsOf(draft.subject);
  const fresh = (next: string): Partial<ConditionDraft> => ({
    field: next,
    op: opsOf(fields[next] ?? 'text')[0] ?? 'is',
    value: '',
    values: [],
  });
  return (
    <fieldset className="rule-row">
      <legend className="unseen">{t('place.condition', { place: at + 1 })}</legend>
      <Select
        id={`c-${key}-field`}
        name={`c.${at}.field`}
        label={t('fields.field')}
        value={field}
        onChange={({ target }) => changeCondition(at, fresh(target.value))}
        options={Object.keys(fields).map((value) => ({
          value,
          label: t(`names.${value as RuleField}`),
        }))}
      />
      <Select
        id={`c-${key}-op`}
        name={`c.${at}.op`}
        label={t('fields.op')}
        value={op}
        onChange={({ target }) => changeCondition(at, { op: target.value })}
        options={opsOf(fields[field] ?? 'text').map((value) => ({
          value,
          label: t(`ops.${value}`),
        }))}
      />
      <ValueField {...props} />
      <EditButton
        className="rule-remove"
        edit={`uncondition:${at}`}
        label={t('remove.condition', { place: at + 1 })}
        onEdit={editing.edit}
      >
        <X size={16} aria-hidden="true" />
      </EditButton>
    </fieldset>
  );
}

/** The conditions, all of which must hold. */
export function ConditionRows(props: PartProps) {
  const { t } = useTranslation('automation');
  const { draft, edit } = props.editing;
  return (
    <fieldset id="if" className="form-page-part">
      <legend className="subtitle">{t('parts.if')}</legend>
      {draft.conditions.length === 0 && <p className="soft">{t('noConditions')}</p>}
      {draft.conditions.map((condition, at) => (
        <ConditionRow key={condition.key} {...props} condition={condition} at={at} />
      ))}
      {draft.conditions.length < MOST_CONDITIONS && (
        <EditButton id="add-condition" className="rule-add" edit="condition" onEdit={edit}>
          <Plus size={14} aria-hidden="true" /> {t('add.condition')}
        </EditButton>
      )}
    </fieldset>
  );
}
