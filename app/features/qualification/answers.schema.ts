import { z } from 'zod/mini';
import type { FieldType, FormField } from './form-definition.ts';

// The content security policy forbids the code generation Zod would try first.
z.config({ jitless: true });

/** Shortest answer of each type (specification §5); e-mail has a rule of its own. */
const SHORTEST: Record<Exclude<FieldType, 'email'>, number> = {
  tel: 10,
  textarea: 10,
  select: 2,
  text: 2,
};
/** Longest answer kept: generous for a person, a bound for everything else. */
const LONGEST: Record<FieldType, number> = {
  email: 254,
  tel: 40,
  textarea: 5000,
  select: 200,
  text: 200,
};

export type AnswerMessages = Record<'email' | 'tel' | 'textarea' | 'text' | 'tooLong', string>;

const messageOf = (type: FieldType, messages: AnswerMessages) =>
  messages[type === 'select' ? 'text' : type];

function answer(field: FormField, messages: AnswerMessages) {
  const message = messageOf(field.type, messages);
  const text = z
    .string(message)
    .check(z.trim(), z.maxLength(LONGEST[field.type], messages.tooLong));
  if (field.type === 'email') return text.check(z.toLowerCase(), z.regex(z.regexes.email, message));
  const long = text.check(z.minLength(SHORTEST[field.type], message));
  if (field.type !== 'select') return long;
  const values = field.options.map((option) => option.value);
  return long.check(z.refine((value) => values.includes(value), message));
}

/**
 * Rules of a form's answers, for browser and server alike. Keys are field names; an optional field
 * may be left out or empty, but what is filled in must be right.
 */
function answersSchema(fields: readonly FormField[], messages: AnswerMessages) {
  return z.object(
    Object.fromEntries(
      fields.map((field) => {
        const rule = answer(field, messages);
        return [field.name, field.required ? rule : z.optional(rule)];
      }),
    ),
  );
}

/** The whole post: answers under `answers.<field name>`. */
export function submissionSchema(fields: readonly FormField[], messages: AnswerMessages) {
  return z.object({ answers: answersSchema(fields, messages) });
}

export const longestAnswer = (type: FieldType): number => LONGEST[type];
