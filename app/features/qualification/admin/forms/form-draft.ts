import type { Condition, FieldType } from '../../form-definition.ts';
import type { ContactProperty, StoredDefinition, StoredField } from './stored-form.ts';

/** A text in both languages of the site. */
export type Texts = { pt: string; en: string };

export type OptionDraft = { key: string; value: string; label: Texts };

/** How an earlier answer is compared. */
export const TESTS = ['is', 'isNot', 'answered', 'unanswered'] as const;
export type Test = (typeof TESTS)[number];

export type ConditionDraft = {
  key: string;
  /** The key of an earlier question. */
  question: string;
  test: Test;
  /** Keys of that question's options; kept while another test is tried. */
  values: string[];
};

export type QuestionDraft = {
  /** The id of its row, or a temporary name until it has one. */
  key: string;
  /** The field name of its answers; set at the first save and never changed, or earlier answers would no
   * longer belong to it. Empty until then. */
  name: string;
  label: Texts;
  type: FieldType;
  required: boolean;
  placeholder: Texts;
  property: ContactProperty | '';
  /** The id of the custom field that an answer fills in. */
  customField: string;
  /** Kept while another type is tried. */
  options: OptionDraft[];
  /** The key of its step; empty where the form is one step. */
  step: string;
  /** It is asked where all hold. */
  when: ConditionDraft[];
};

export type StepDraft = { key: string; title: Texts; when: ConditionDraft[] };

/** A form as its editor holds it on the screen, valid or not. */
export type FormDraft = {
  name: string;
  title: Texts;
  description: Texts;
  thankYouTitle: Texts;
  thankYouMessage: Texts;
  whatsapp: boolean;
  /** As typed. */
  delay: string;
  pages: string[];
  /** The source of its leads; empty for the default. */
  source: string;
  /** None where the form is one step. */
  steps: StepDraft[];
  /** In the order of their steps. */
  questions: QuestionDraft[];
};

/** Stored conditions, by the keys of the questions that they name. */
const conditionDrafts = (
  conditions: readonly Condition[] = [],
  keyOf: (name: string) => string | undefined,
): ConditionDraft[] =>
  conditions.map(({ question, values, not = false }, index) => ({
    key: `condition-${index}`,
    question: keyOf(question) ?? '',
    test: values ? (not ? 'isNot' : 'is') : not ? 'unanswered' : 'answered',
    values: [...(values ?? [])],
  }));

type KeyOf = (name: string) => string | undefined;

const stepKey = (place: number) => `step-${place}`;

function questionOf(field: StoredField, isStepped: boolean, keyOf: KeyOf): QuestionDraft {
  const { en = {} } = field.translations;
  const english = new Map((en.options ?? []).map(({ value, label }) => [value, label]));
  return {
    key: field.id,
    name: field.field_name,
    label: { pt: field.field_label, en: en.field_label ?? '' },
    type: field.field_type,
    required: field.is_required,
    placeholder: { pt: field.placeholder_text ?? '', en: en.placeholder_text ?? '' },
    property: field.contact_property ?? '',
    customField: field.custom_field_id ?? '',
    options: field.options.map(({ value, label }) => ({
      key: value,
      value,
      label: { pt: label, en: english.get(value) ?? '' },
    })),
    step: isStepped ? stepKey(field.step ?? 0) : '',
    when: conditionDrafts(field.conditions, keyOf),
  };
}

/** A saved form, ready to be edited. */
export function draftOf(
  { name, pages, source }: Pick<FormDraft, 'name' | 'pages' | 'source'>,
  definition: StoredDefinition,
): FormDraft {
  const { en = {} } = definition.translations;
  const { fields, steps = [] } = definition;
  const keyOf: KeyOf = (name) => fields.find(({ field_name }) => field_name === name)?.id;
  return {
    name,
    pages,
    source,
    title: { pt: definition.title, en: en.title ?? '' },
    description: { pt: definition.description ?? '', en: en.description ?? '' },
    thankYouTitle: { pt: definition.thank_you_title, en: en.thank_you_title ?? '' },
    thankYouMessage: { pt: definition.thank_you_message, en: en.thank_you_message ?? '' },
    whatsapp: definition.redirect_to_whatsapp,
    delay: String(definition.redirect_delay),
    steps: steps.map(({ title, title_en, conditions }, place) => ({
      key: stepKey(place),
      title: { pt: title, en: title_en },
      when: conditionDrafts(conditions, keyOf),
    })),
    questions: fields.map((field) => questionOf(field, steps.length > 0, keyOf)),
  };
}
