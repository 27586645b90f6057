import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldLabel } from '#app/features/custom-fields/custom-field.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { EditButton, RowEdits } from '#app/ui/admin/editor/edit-button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Select } from '#app/ui/select.tsx';
import { FIELD_TYPES } from '../../form-definition.ts';
import { QUESTION_TYPES } from '../../questions/question-types.ts';
import { questionField } from './draft-fields.ts';
import type { Editing } from './editing.ts';
import type { QuestionDraft, StepDraft } from './form-draft.ts';
import { OptionEditor } from './option-editor.tsx';
import { ConditionEditor } from './steps/condition-editor.tsx';
import { CONTACT_PROPERTIES, type ContactProperty } from './stored-form.ts';
import { HiddenPair, TextPair } from './text-pair.tsx';

type Props = {
  editing: Editing;
  question: QuestionDraft;
  index: number;
  /** Starts a drag of the question. */
  onGrab: (event: PointerEvent, key: string) => void;
  grabbed: boolean;
};

const PROPERTIES = Object.keys(CONTACT_PROPERTIES) as ContactProperty[];

function Moves({ editing, question, index }: Pick<Props, 'editing' | 'question' | 'index'>) {
  const { t } = useTranslation('forms');
  const { draft, edit } = editing;
  const label = question.label.pt || t('question.untitled');
  const id = `q-${question.key}`;
  const isIn = (step: StepDraft | undefined) => (step?.key ?? '') === question.step;
  return (
    <RowEdits
      id={id}
      onEdit={edit}
      isFirst={index === 0 && isIn(draft.steps[0])}
      isLast={index === draft.questions.length - 1 && isIn(draft.steps.at(-1))}
      up={{ edit: `up:${index}`, label: t('question.up', { label }) }}
      down={{ edit: `down:${index}`, label: t('question.down', { label }) }}
      remove={{ edit: `remove:${index}`, label: t('question.removeOf', { label }) }}
    />
  );
}

/** The custom field of the contact or of the deal that the answer fills in. */
function CustomFieldChoice({
  editing,
  question,
  index,
}: Pick<Props, 'editing' | 'question' | 'index'>) {
  const { t } = useTranslation(['forms', 'custom-fields']);
  const locale = useLocale();
  const { fields, changeQuestion, wrong } = editing;
  const { key, customField } = question;
  const name = questionField(index, 'customField');
  // An archived one stays connected, and fills in nothing.
  const isOffered = fields.some(({ id }) => id === customField);
  if (fields.length === 0 || (customField !== '' && !isOffered)) {
    return <input type="hidden" name={name} value={customField} />;
  }
  return (
    <Select
      id={`q-${key}-custom-field`}
      name={name}
      label={t('question.customField')}
      hint={t('question.customFieldHint')}
      error={wrong(`${key}.customField`)}
      placeholder={t('question.noProperty')}
      value={customField}
      onChange={({ target }) => changeQuestion(key, { customField: target.value })}
      options={fields.map((field) => ({
        value: field.id,
        label: `${t(`subjects.${field.subject}`, { ns: 'custom-fields' })}: ${fieldLabel(field, locale)}`,
      }))}
    />
  );
}

function Facts({ editing, question, index }: Pick<Props, 'editing' | 'question' | 'index'>) {
  const { t } = useTranslation('forms');
  const { changeQuestion, wrong } = editing;
  const { key, type, property } = question;
  const id = `q-${key}`;
  const name = (part: string) => questionField(index, part);
  return (
    <>
      <TextPair
        id={`${id}-label`}
        name={name('label')}
        label={t('question.label')}
        value={question.label}
        onChange={(label) => changeQuestion(key, { label })}
        errors={{ pt: wrong(`${key}.label`), en: wrong(`${key}.label.en`) }}
      />
      {QUESTION_TYPES[type].builder.placeholder ? (
        <TextPair
          id={`${id}-placeholder`}
          name={name('placeholder')}
          label={t('question.placeholder')}
          optional
          value={question.placeholder}
          onChange={(placeholder) => changeQuestion(key, { placeholder })}
          errors={{ pt: wrong(`${key}.placeholder`), en: wrong(`${key}.placeholder.en`) }}
        />
      ) : (
        <HiddenPair name={name('placeholder')} value={question.placeholder} />
      )}
      <div className="form-builder-pair">
        <Select
          id={`${id}-type`}
          name={name('type')}
          label={t('question.type')}
          value={type}
          onChange={({ target }) => changeQuestion(key, { type: target.value as typeof type })}
          options={FIELD_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
        />
        <Select
          id={`${id}-property`}
          name={name('property')}
          label={t('question.property')}
          hint={t('question.propertyHint')}
          error={wrong(`${key}.property`)}
          placeholder={t('question.noProperty')}
          value={property}
          onChange={({ target }) =>
            changeQuestion(key, { property: target.value as typeof property })
          }
          options={PROPERTIES.map((value) => ({ value, label: t(`properties.${value}`) }))}
        />
      </div>
      <CustomFieldChoice editing={editing} question={question} index={index} />
      {/* With scripts the fields of a type appear as it is chosen; without them this loads them. */}
      <noscript>
        <EditButton
          id={`${id}-use-type`}
          edit={`type:${index}`}
          onEdit={editing.edit}
          className="button outlined compact"
        >
          {t('question.useType')}
        </EditButton>
      </noscript>
      <Checkbox
        id={`${id}-required`}
        name={name('required')}
        checked={question.required}
        onChange={({ target }) => changeQuestion(key, { required: target.checked })}
      >
        {t('question.required')}
      </Checkbox>
    </>
  );
}

/** The step that a question belongs to; the buttons and the grip move it too, one place at a time. */
function StepChoice({ editing, question, index }: Pick<Props, 'editing' | 'question' | 'index'>) {
  const { t } = useTranslation('forms');
  const { steps } = editing.draft;
  if (steps.length === 0) return null;
  const choose = (key: string) => {
    const step = steps.findIndex((one) => one.key === key);
    editing.edit(`place:${index}:${step}:${editing.draft.questions.length}`);
  };
  return (
    <Select
      id={`q-${question.key}-step`}
      name={questionField(index, 'step')}
      label={t('steps.of')}
      value={question.step}
      onChange={({ target }) => choose(target.value)}
      options={steps.map(({ key, title }, place) => ({
        value: key,
        label: t('steps.option', { place: String(place + 1), title: title.pt }),
      }))}
    />
  );
}

/** One question: its place in the order, and all its settings. */
export function QuestionEditor({ editing, question, index, onGrab, grabbed }: Props) {
  const { t } = useTranslation('forms');
  const { key, name, type } = question;
  const isNew = name === '';
  const wrong = editing.wrong(`${key}.`) !== undefined;
  return (
    <li className="form-builder-question" data-question={key} data-grabbed={grabbed || undefined}>
      <input type="hidden" name={questionField(index, 'key')} value={key} />
      <input type="hidden" name={questionField(index, 'name')} value={name} />
      {/* For pointers only: the buttons beside it do the same. */}
      <span
        className="form-builder-grip"
        aria-hidden="true"
        onPointerDown={(event) => onGrab(event, key)}
      />
      <Moves editing={editing} question={question} index={index} />
      <details open={isNew || wrong}>
        <summary id={`q-${key}`}>
          <b>{question.label.pt || t('question.untitled')}</b>{' '}
          <span>
            {t(`types.${type}`)}
            {question.when.length > 0 && `, ${t('conditions.has')}`}
          </span>
        </summary>
        <div className="form-builder-facts">
          <Facts editing={editing} question={question} index={index} />
          <OptionEditor editing={editing} question={question} index={index} />
          <StepChoice editing={editing} question={question} index={index} />
          <ConditionEditor
            editing={editing}
            owner={{ kind: 'question', key, index, field: questionField(index, '') }}
            when={question.when}
            onChange={(when) => editing.changeQuestion(key, { when })}
            earlier={editing.draft.questions.slice(0, index)}
          />
          {!isNew && <p className="small soft">{t('question.answers', { name })}</p>}
        </div>
      </details>
    </li>
  );
}
