import type { Locale } from '#app/i18n/locale.ts';
import { patternOf, type RouteName } from '#app/paths.ts';

/** Every type of question, in the order in which staff choose among them. */
export const FIELD_TYPES = ['text', 'email', 'tel', 'textarea', 'select', 'checkbox'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export const isFieldType = (text: unknown): text is FieldType =>
  (FIELD_TYPES as readonly unknown[]).includes(text);

/** What an earlier question has to be answered with: one of these values, or without any just something. */
export type Condition = { question: string; values?: readonly string[]; not?: boolean };

export type FormField = {
  name: string;
  label: string;
  type: FieldType;
  required: boolean;
  placeholder: string;
  options: { value: string; label: string }[];
  /** Place of its step; absent in the first one. */
  step?: number;
  /** Asked where all hold; absent for a question that everybody is asked. */
  when?: readonly Condition[];
};

/** One step of a form with several. */
export type FormStep = { title: string; when?: readonly Condition[] };

/** The questions of a form, in one language. */
export type LeadQuestions = {
  /** Row id of a qualification form, or the name of a form that is part of a page. */
  id: string;
  /** In the order of their steps. */
  fields: FormField[];
  /** Absent where the form is one step. */
  steps?: readonly FormStep[];
};

/** A qualification form as visitors of one language see it. */
export type FormDefinition = LeadQuestions & {
  title: string;
  description: string;
  thankYouTitle: string;
  thankYouMessage: string;
  redirectToWhatsapp: boolean;
  /** Seconds between the thank-you view and the next page. */
  redirectDelay: number;
  /** The version of the form; posted along, so that an answer is checked against its own questions. */
  version?: number;
};

/** A form in every language, with the pages it applies to as Portuguese patterns. */
export type ActiveForm = { pagePaths: string[]; text: Record<Locale, FormDefinition> };

/**
 * The form of a page: the oldest active one that lists the page, else the oldest one that lists
 * none. `forms` come oldest first; a path in `page_paths` counts for both languages.
 */
export function formOfPage(forms: readonly ActiveForm[], page: RouteName | null) {
  const pattern = page && patternOf(page, 'pt-BR');
  return (
    forms.find((form) => pattern !== null && form.pagePaths.includes(pattern)) ??
    forms.find((form) => form.pagePaths.length === 0)
  );
}
