import { z } from 'zod/mini';
import type { FormField } from '../form-definition.ts';
import type { AnswerMessages } from '../questions/question-type.ts';
import { QUESTION_TYPES } from '../questions/question-types.ts';

// The content security policy forbids the code generation Zod would try first.
z.config({ jitless: true });

/**
 * Rules of a whole post, for browser and server alike: answers under `answers.<field name>`. An
 * optional field may be left out or empty, but what is filled in must be right.
 */
export function submissionSchema(fields: readonly FormField[], messages: AnswerMessages) {
  const rules = fields.map((field) => [
    field.name,
    QUESTION_TYPES[field.type].rule(field, messages),
  ]);
  return z.object({ answers: z.object(Object.fromEntries(rules)) });
}
