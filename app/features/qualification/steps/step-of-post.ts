import type { FormField, LeadQuestions } from '../form-definition.ts';
import { POST } from '../intake/post-fields.ts';
import { type AnswerErrors, readAnswers, type TypedAnswers } from '../intake/read-answers.ts';
import type { AnswerMessages } from '../questions/question-type.ts';
import { stepsWith } from './asked-questions.ts';

/** The step that a form shows, with everything that was typed in all of them. */
export type ShownStep = { step: number; typed: TypedAnswers; errors: AnswerErrors };

const stepOf = ({ step = 0 }: FormField) => step;

/**
 * The step to show after a post without scripts: the one before, the same one with its errors or with the
 * questions that its answers ask for, or the next one. Null once all are answered, and for a form that was
 * posted whole.
 */
export function stepOfPost(
  formData: FormData,
  form: LeadQuestions,
  messages: AnswerMessages,
  /** Questions that the page answers itself, which make no step. */
  known: Readonly<Record<string, string>>,
  /** Errors among these questions that come from no rule of a question. */
  furtherErrors: (fields: readonly FormField[]) => AnswerErrors,
): ShownStep | null {
  const posted = formData.get(POST.step);
  const last = (form.steps?.length ?? 1) - 1;
  if (typeof posted !== 'string' || !/^\d{1,2}$/.test(posted)) return null;
  const shown = Math.min(Number(posted), last);
  const { typed, asked, errors } = readAnswers(formData, form, messages);
  const steps = stepsWith(asked.filter(({ name }) => known[name] === undefined));
  if (formData.has(POST.back)) {
    const step = steps.findLast((one) => one < shown) ?? steps[0] ?? 0;
    return { step, typed, errors: {} };
  }
  const seen = new Set(String(formData.get(POST.seen) ?? '').split(' '));
  const isNew = ({ name, when }: FormField) => when !== undefined && !seen.has(name);
  const reached = asked.filter((field) => stepOf(field) <= shown);
  const answered = reached.filter((field) => !isNew(field));
  const all = { ...furtherErrors(answered), ...errors };
  const wrong = answered.filter(({ name }) => all[name]);
  const [first] = wrong.length > 0 ? wrong : reached.filter(isNew);
  if (first) {
    return {
      step: stepOf(first),
      typed,
      errors: Object.fromEntries(wrong.map(({ name }) => [name, all[name] ?? ''])),
    };
  }
  const next = steps.find((one) => one > shown);
  return next === undefined ? null : { step: next, typed, errors: {} };
}
