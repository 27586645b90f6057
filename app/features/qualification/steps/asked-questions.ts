import type { Condition, FormField, LeadQuestions } from '../form-definition.ts';

/** The values given for a question; none where it is unanswered. */
export type Given = (question: string) => readonly string[];

/**
 * The questions that these answers leave to be asked, in the order of the form. A question that is not asked
 * has no answer, whatever was typed before. The browser and the server decide by this alone.
 */
export function askedQuestions(
  { fields, steps = [] }: Pick<LeadQuestions, 'fields' | 'steps'>,
  given: Given,
): FormField[] {
  const answers = new Map<string, readonly string[]>();
  const holds = ({ question, values, not = false }: Condition) => {
    const own = answers.get(question) ?? [];
    return (values ? own.some((value) => values.includes(value)) : own.length > 0) !== not;
  };
  return fields.filter(({ name, step = 0, when = [] }) => {
    const isAsked = [...(steps[step]?.when ?? []), ...when].every(holds);
    if (isAsked) answers.set(name, given(name));
    return isAsked;
  });
}

/** The steps that ask anything, by their places in the form. */
export const stepsWith = (fields: readonly FormField[]): number[] => [
  ...new Set(fields.map(({ step = 0 }) => step)),
];

/** Whether the answers decide what is asked, or it is asked in several steps. */
export const hasSteps = ({ fields, steps }: LeadQuestions): boolean =>
  steps !== undefined || fields.some(({ when }) => when);

/** What was posted or typed under the names of questions, empty values left out. */
export const givenIn =
  (form: FormData, nameOf: (question: string) => string): Given =>
  (question) =>
    form
      .getAll(nameOf(question))
      .filter((value) => typeof value === 'string' && value !== '') as string[];
