import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { e164Of } from '#app/platform/phone.server.ts';
import { type FieldType, type FormField, isFieldType } from '../form-definition.ts';
import { questionsOfPage } from '../page-forms.ts';
import { QUESTION_TYPES } from '../questions/question-types.ts';

type Options = FormField['options'];
type Wording = { field_label?: string; options?: Options };

/** A question as the visitor saw it; `asked` is its wording in the visitor's language, if another. */
type SnapshotField = Wording & {
  field_name?: string;
  field_type?: string;
  contact_property?: string;
  asked?: Wording | null;
};

/** The part of the form that a lead keeps: the questions of that time, which may differ from the present form. */
type FormSnapshot = {
  id?: string;
  name?: string;
  /** Absent for leads that are older than versions. */
  version?: number | null;
  fields?: SnapshotField[];
};

/** Columns of a lead's row that its answers are read from. */
export type AnswerColumns = { formData: unknown; formSnapshot: unknown };

export type LeadAnswer = {
  name: string;
  /** The question; empty for an answer without one. */
  label: string;
  /** The question as the visitor read it, where that was in another language. */
  asked: string;
  /** Its contact property, if any. */
  property: string;
  /** The answer in words, never empty. */
  value: string;
  /** A telephone, in E.164, where the answer is one that can exist. */
  phone?: string;
};

type Question = {
  type: FieldType;
  label: string;
  asked: string;
  property: string;
  /** The names of an option, the best wording last. */
  options: Options;
};

/** The form of a lead as it was then; empty for one that came from a page's own form. */
export function formOfLead({ formSnapshot }: Pick<AnswerColumns, 'formSnapshot'>) {
  const { id = '', name = '', version = null } = (formSnapshot ?? {}) as FormSnapshot;
  return { id, name, version };
}

function questionIn(field: SnapshotField, locale: Locale): Question {
  const label = field.field_label ?? '';
  const own = locale === 'en' ? field.asked : null;
  const read = field.asked?.field_label ?? label;
  const fieldLabel = own?.field_label ?? label;
  return {
    type: isFieldType(field.field_type) ? field.field_type : 'text',
    label: fieldLabel,
    asked: read === fieldLabel ? '' : read,
    property: field.contact_property ?? '',
    options: [...(field.options ?? []), ...(own?.options ?? [])],
  };
}

/** The answer that fills a property of the contact, as private.lead_answer() reads it; empty for none. */
export function contactAnswer({ formData, formSnapshot }: AnswerColumns, property: string): string {
  const fields = (formSnapshot as FormSnapshot | null)?.fields ?? [];
  // Without a form the names of the answers are the properties.
  const name = formSnapshot
    ? fields.find((field) => field.contact_property === property)?.field_name
    : property;
  const value = name === undefined ? '' : (formData as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** The questions, by field name, in the order of the form. */
function questionsOf(
  { source, formData, formSnapshot }: AnswerColumns & { source: string },
  locale: Locale,
): Map<string, Question> {
  const { fields } = (formSnapshot ?? {}) as FormSnapshot;
  if (fields) {
    return new Map(fields.map((field) => [field.field_name ?? '', questionIn(field, locale)]));
  }
  const t = instanceOf(locale).getFixedT(locale, 'qualification');
  const data = (formData ?? {}) as Record<string, unknown>;
  // Without a form the names of the answers identify them.
  return new Map(
    questionsOfPage(source, data, t, locale).map(({ name, type, label, options }) => [
      name,
      { type, label, options, asked: '', property: name },
    ]),
  );
}

/**
 * The answers of a lead's row, in words of one language: under the questions of that time, in their order,
 * then answers without a question. Questions without an answer are left out. This file has the only readings of
 * form_data and form_snapshot outside the database.
 */
export function readAnswers(
  lead: AnswerColumns & { source: string },
  locale: Locale,
): LeadAnswer[] {
  const t = instanceOf(locale).getFixedT(locale, 'qualification');
  const data = (lead.formData ?? {}) as Record<string, unknown>;
  const questions = questionsOf(lead, locale);
  const names = [...questions.keys(), ...Object.keys(data).filter((name) => !questions.has(name))];
  return names.flatMap((name) => {
    const { type, options, ...question } = questions.get(name) ?? {
      ...{ type: 'text' as const, options: [], label: '', asked: '' },
      property: lead.formSnapshot ? '' : name,
    };
    const labels = new Map(options.map((option) => [option.value, option.label]));
    const value = QUESTION_TYPES[type].read(data[name], (one) => labels.get(one) ?? one, t);
    if (value === '') return [];
    const asksPhone = type === 'tel' || question.property === 'phone';
    const phone = asksPhone && e164Of(value);
    return [{ name, ...question, value, ...(phone && { phone }) }];
  });
}

/** The answer with a contact property, such as `email`; empty when there is none. */
export const answerAbout = (answers: readonly LeadAnswer[], property: string): string =>
  answers.find((answer) => answer.property === property)?.value.trim() ?? '';
