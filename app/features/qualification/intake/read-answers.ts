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

const rules = new WeakMap<FormField, { messages: AnswerMessages; rule: z.ZodMiniType }>();

/** The rule of a question, made once: making it takes longer than checking an answer. */
function ruleOf(field: FormField, messages: AnswerMessages): z.ZodMiniType {
  const known = rules.get(field);
  if (known?.messages === messages) return known.rule;
  const rule = QUESTION_TYPES[field.type].rule(field, messages);
  rules.set(field, { messages, rule });
  return rule;
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
  const answers: Record<string, unknown> = {};
  const errors: Record<string, string> = {};
  const typed: Record<string, string | string[]> = {};
  for (const { name } of questions.fields) {
    const visible = typedUnder(form.getAll(answerName(name)));
    if (visible !== undefined) typed[name] = visible;
  }
  const asked = askedQuestions(questions, givenIn(form, answerName));
  for (const field of asked) {
    const { name, type } = field;
    const value = QUESTION_TYPES[type].posted(form.getAll(answerName(name)), field);
    const checked = ruleOf(field, messages).safeParse(value);
    if (!checked.success) errors[name] = checked.error.issues[0]?.message ?? '';
    // An optional question may have no answer.
    else if (checked.data !== undefined) answers[name] = checked.data;
  }
  return { typed, asked, errors, answers: Object.keys(errors).length === 0 ? answers : null };
}
