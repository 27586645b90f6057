import { useTranslation } from 'react-i18next';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { CHANGING, SIDES, STARTS, type StartKind, TERMS } from '../rule.ts';
import type { PartProps } from './editing.ts';
import { useFieldChoices } from './words.ts';

/** From which value to which; of money and days any change counts. */
function ChangeFields({ editing, choices }: PartProps) {
  const { t } = useTranslation('automation');
  const choicesOf = useFieldChoices(choices);
  const { draft, changeStart } = editing;
  const { subject, start, product } = draft;
  const options = choicesOf(subject, start.field, product);
  return (
    <>
      <Select
        id="start-field"
        name="start.field"
        label={t('fields.changing')}
        value={start.field}
        onChange={({ target }) => changeStart({ field: target.value, from: '', to: '' })}
        options={CHANGING[subject].map((value) => ({ value, label: t(`names.${value}`) }))}
      />
      {options.length > 0 && (
        <div className="rule-pair">
          {(['from', 'to'] as const).map((side) => (
            <Select
              key={side}
              id={`start-${side}`}
              name={`start.${side}`}
              label={t(`fields.${side}`)}
              placeholder={t('fields.any')}
              value={start[side]}
              onChange={({ target }) => changeStart({ [side]: target.value })}
              options={options}
            />
          ))}
        </div>
      )}
    </>
  );
}

function TermFields({ editing, mistakes }: PartProps) {
  const { t } = useTranslation('automation');
  const { draft, changeStart } = editing;
  const { subject, start } = draft;
  const wrong = mistakes['start.hours'];
  return (
    <>
      <div className="rule-pair">
        <Select
          id="start-what"
          name="start.what"
          label={t('fields.term')}
          value={start.what}
          onChange={({ target }) => changeStart({ what: target.value })}
          options={TERMS[subject].map((value) => ({ value, label: t(`terms.${value}`) }))}
        />
        <Select
          id="start-side"
          name="start.side"
          label={t('fields.side')}
          value={start.side}
          onChange={({ target }) => changeStart({ side: target.value })}
          options={SIDES.map((value) => ({ value, label: t(`sides.${value}`) }))}
        />
      </div>
      <Field
        id="start-hours"
        name="start.hours"
        label={t('fields.hours')}
        hint={t('hints.hours')}
        error={wrong && t(`mistakes.${wrong}`)}
        value={start.hours}
        onChange={({ target }) => changeStart({ hours: (target as HTMLInputElement).value })}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
      />
    </>
  );
}

/** The trigger of the rule; each kind has only its own fields. */
export function StartFields(props: PartProps) {
  const { t } = useTranslation('automation');
  const { editing, mistakes } = props;
  const { start } = editing.draft;
  const wrong = mistakes['start.days'];
  return (
    <fieldset id="when" className="form-page-part">
      <legend className="subtitle">{t('parts.when')}</legend>
      <Select
        id="start-kind"
        name="start.kind"
        label={t('fields.kind')}
        value={start.kind}
        onChange={({ target }) => editing.changeStart({ kind: target.value as StartKind })}
        options={STARTS.map((value) => ({ value, label: t(`starts.${value}`) }))}
      />
      {start.kind === 'changes' && <ChangeFields {...props} />}
      {start.kind === 'silent' && (
        <Field
          id="start-days"
          name="start.days"
          label={t('fields.days')}
          hint={t('hints.silent')}
          error={wrong && t(`mistakes.${wrong}`)}
          value={start.days}
          onChange={({ target }) =>
            editing.changeStart({ days: (target as HTMLInputElement).value })
          }
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
        />
      )}
      {start.kind === 'due' && <TermFields {...props} />}
    </fieldset>
  );
}
