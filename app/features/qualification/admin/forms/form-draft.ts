import type { FieldType } from '../../form-definition.ts';
import type { ContactProperty, StoredDefinition, StoredField } from './stored-form.ts';

/** A text in both languages of the site. */
export type Texts = { pt: string; en: string };

export type OptionDraft = { key: string; value: string; label: Texts };

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
  /** Kept while another type is tried. */
  options: OptionDraft[];
};

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
  questions: QuestionDraft[];
};

function questionOf(field: StoredField): QuestionDraft {
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
    options: field.options.map(({ value, label }) => ({
      key: value,
      value,
      label: { pt: label, en: english.get(value) ?? '' },
    })),
  };
}

/** A saved form, ready to be edited. */
export function draftOf(
  { name, pages, source }: Pick<FormDraft, 'name' | 'pages' | 'source'>,
  definition: StoredDefinition,
): FormDraft {
  const { en = {} } = definition.translations;
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
    questions: definition.fields.map(questionOf),
  };
}
