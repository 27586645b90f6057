import { useTranslation } from 'react-i18next';
import { EditButton, RowEdits } from '#app/ui/admin/editor/edit-button.tsx';
import { Field } from '#app/ui/field.tsx';
import { QUESTION_TYPES } from '../../questions/question-types.ts';
import { MOST_OPTIONS, optionField, questionField } from './draft-fields.ts';
import type { Editing } from './editing.ts';
import type { OptionDraft, QuestionDraft } from './form-draft.ts';
import { HiddenPair, TextPair } from './text-pair.tsx';

type Props = { editing: Editing; question: QuestionDraft; index: number };

type RowProps = Props & { option: OptionDraft; at: number };

function OptionRow({ editing, question, index, option, at }: RowProps) {
  const { t } = useTranslation('forms');
  const { edit, wrong, changeQuestion } = editing;
  const place = String(at + 1);
  const name = (part: string) => optionField(index, at, part);
  const id = `o-${question.key}-${option.key}`;
  const change = (part: Partial<OptionDraft>) =>
    changeQuestion(question.key, {
      options: question.options.map((each) =>
        each.key === option.key ? { ...each, ...part } : each,
      ),
    });
  return (
    <li className="form-builder-option">
      <input type="hidden" name={name('key')} value={option.key} />
      <TextPair
        id={`${id}-label`}
        name={name('label')}
        label={t('options.label', { place })}
        value={option.label}
        onChange={(label) => change({ label })}
        errors={{
          pt: wrong(`${question.key}.${option.key}.label`),
          en: wrong(`${question.key}.${option.key}.label.en`),
        }}
      />
      <Field
        id={`${id}-value`}
        name={name('value')}
        label={t('options.value', { place })}
        hint={t('options.valueHint')}
        error={wrong(`${question.key}.${option.key}.value`)}
        value={option.value}
        onChange={({ target }) => change({ value: target.value })}
      />
      <RowEdits
        id={id}
        onEdit={edit}
        isFirst={at === 0}
        isLast={at === question.options.length - 1}
        up={{ edit: `option-up:${index}:${at}`, label: t('options.up', { place }) }}
        down={{ edit: `option-down:${index}:${at}`, label: t('options.down', { place }) }}
        remove={{ edit: `option-remove:${index}:${at}`, label: t('options.remove', { place }) }}
      />
    </li>
  );
}

/** The options of a question, in their order. Kept, hidden, while a question has another type. */
export function OptionEditor({ editing, question, index }: Props) {
  const { t } = useTranslation('forms');
  const missing = editing.wrong(`${question.key}.options`);
  const { options: wanted } = QUESTION_TYPES[question.type].builder;
  if (wanted === 'none') {
    return question.options.map((option, at) => (
      <span key={option.key} hidden>
        {(['key', 'value'] as const).map((part) => (
          <input
            key={part}
            type="hidden"
            name={optionField(index, at, part)}
            value={option[part]}
          />
        ))}
        <HiddenPair name={optionField(index, at, 'label')} value={option.label} />
      </span>
    ));
  }
  const hint = wanted === 'possible' && t('options.possible');
  const described = [
    missing && `${question.key}-options-e`,
    hint && `${question.key}-options-h`,
  ].filter(Boolean);
  return (
    <fieldset className="form-builder-options" aria-describedby={described.join(' ') || undefined}>
      <legend className="field-label">{t('options.title')}</legend>
      {hint && (
        <p className="hint" id={`${question.key}-options-h`}>
          {hint}
        </p>
      )}
      <ol>
        {question.options.map((option, at) => (
          <OptionRow
            key={option.key}
            editing={editing}
            question={question}
            index={index}
            option={option}
            at={at}
          />
        ))}
      </ol>
      <EditButton
        id={questionField(index, 'option-add')}
        edit={`option-add:${index}`}
        onEdit={editing.edit}
        className="button outlined compact"
        disabled={question.options.length >= MOST_OPTIONS}
      >
        {t('options.add')}
      </EditButton>
      {missing && (
        <p className="error" id={`${question.key}-options-e`} tabIndex={-1}>
          {missing}
        </p>
      )}
    </fieldset>
  );
}
