import { z } from 'zod/mini';
import { ANSWER_PREFIX } from '../draft.ts';
import type { FormField, LeadQuestions } from '../form-definition.ts';
import type { AnswerMessages } from '../questions/question-type.ts';
import { QUESTION_TYPES } from '../questions/question-types.ts';
import { askedQuestions, givenIn } from '../steps/asked-questions.ts';

// The content security policy forbids the code generation Zod would try first.
z.config({ jitless: true });

/** The name that the answer to a question is posted under. */
export const answerName = (question: string) => `${ANSWER_PREFIX}${question}`;

/** Answers as they were typed, by question: a list where several values were posted. */
export type TypedAnswers = Readonly<Record<string, string | string[]>>;
/** The message of each wrong answer, by question. */
export type AnswerErrors = Readonly<Record<string, string>>;
/** What a form shows again after a refused post. */
export type RefusedAnswers = { typed: TypedAnswers; errors: AnswerErrors };

/**
 * The step that a browser without scripts has reached. `kept`: the id under which the answers are kept until
 * they are sent, with the visitor's yes.
 */
export type ReachedStep = { step: number; typed: TypedAnswers; kept?: string | undefined };

type ReadAnswers = RefusedAnswers & {
  /** The questions that the answers leave to be asked. */
  asked: readonly FormField[];
  /** As the rules return them; null when an answer is wrong. */
  answers: Readonly<Record<string, unknown>> | null;
};

/** The texts that were posted under one name. Files are not shown again. */
function typedUnder(values: readonly FormDataEntryValue[]): string | string[] | undefined {
  const texts = values.filter((value) => typeof value === 'string' && value !== '') as string[];
  return texts.length > 1 ? texts : texts[0];
}

function firstErrors(issues: readonly z.core.$ZodIssue[]): AnswerErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors;
}

/**
 * Reads the answers to the questions of one form, in the browser and on the server. Names are looked
 * up and never parsed, so that a post cannot create anything but the form's own fields. The answer to an
 * optional question may be missing or empty; one that is given must be right. A question that is not asked is
 * neither demanded nor answered; what was typed for it stays, should it be asked again.
 */
export function readAnswers(
  form: FormData,
  questions: Pick<LeadQuestions, 'fields' | 'steps'>,
  messages: AnswerMessages,
): ReadAnswers {
  const rules: Record<string, z.ZodMiniType> = {};
  const values: Record<string, unknown> = {};
  const typed: Record<string, string | string[]> = {};
  for (const { name } of questions.fields) {
    const visible = typedUnder(form.getAll(answerName(name)));
    if (visible !== undefined) typed[name] = visible;
  }
  const asked = askedQuestions(questions, givenIn(form, answerName));
  for (const field of asked) {
    const { name, type } = field;
    const value = QUESTION_TYPES[type].posted(form.getAll(answerName(name)), field);
    rules[name] = QUESTION_TYPES[type].rule(field, messages);
    if (value !== undefined) values[name] = value;
  }
  const checked = z.object(rules).safeParse(values);
  return checked.success
    ? { typed, asked, errors: {}, answers: checked.data }
    : { typed, asked, errors: firstErrors(checked.error.issues), answers: null };
}
