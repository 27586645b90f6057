import type { SubmissionResult } from '@conform-to/react';
import type { z } from 'zod/mini';
import { ANSWER_PREFIX } from '../draft.ts';
import type { FormField } from '../form-definition.ts';
import type { AnswerMessages } from '../questions/question-type.ts';
import { QUESTION_TYPES } from '../questions/question-types.ts';
import { submissionSchema } from './answers.schema.ts';
import { POST } from './post-fields.ts';

/** The name that a question is posted under. */
const answerName = (name: string) => `${ANSWER_PREFIX}${name}`;

type Answers = Readonly<Record<string, unknown>>;
export type Submission = {
  /** What the form is shown with again: what was typed under its own names, and what is wrong. */
  result: SubmissionResult<string[]>;
  /** How many names were posted that neither the form nor any post of a form has. */
  unknownNames: number;
} & ({ status: 'success'; answers: Answers } | { status: 'error' });

const CARRIED: ReadonlySet<string> = new Set(Object.values(POST));

/** As controls take it back: files are not sent again. */
function shownAgain(values: readonly FormDataEntryValue[]): string | string[] | undefined {
  const texts = values.filter((value) => typeof value === 'string' && value !== '') as string[];
  return texts.length > 1 ? texts : texts[0];
}

/** Errors by posted name, each question's first to last. */
function errorsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    const name = answerName(String(path[1] ?? ''));
    errors[name] = [...(errors[name] ?? []), message];
  }
  return errors;
}

/**
 * Reads the answers to the questions of one form. Names are looked up and never taken apart, so
 * that a post cannot make anything but the form's own fields; other names are counted and dropped.
 */
export function readSubmission(
  form: FormData,
  fields: readonly FormField[],
  messages: AnswerMessages,
): Submission {
  const posted = fields.map((field) => ({ field, values: form.getAll(answerName(field.name)) }));
  const names = new Set(form.keys());
  const own = new Set(fields.map(({ name }) => answerName(name)));
  const known = [...names].filter((name) => own.has(name) || CARRIED.has(name));
  const given = posted.flatMap(({ field, values }) => {
    const value = QUESTION_TYPES[field.type].posted(values, field);
    return value === undefined ? [] : [[field.name, value]];
  });
  const checked = submissionSchema(fields, messages).safeParse({
    answers: Object.fromEntries(given),
  });
  const result: SubmissionResult<string[]> = {
    status: checked.success ? 'success' : 'error',
    initialValue: {
      answers: Object.fromEntries(
        posted.flatMap(({ field, values }) => {
          const shown = shownAgain(values);
          return shown === undefined ? [] : [[field.name, shown]];
        }),
      ),
    },
    ...(!checked.success && { error: errorsOf(checked.error.issues) }),
    fields: known,
  };
  const unknownNames = names.size - known.length;
  return checked.success
    ? { status: 'success', answers: checked.data.answers, result, unknownNames }
    : { status: 'error', result, unknownNames };
}
