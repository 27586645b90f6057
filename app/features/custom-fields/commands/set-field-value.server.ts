import { z } from 'zod';
import { command, Refusal, type Tx } from '#app/access/commands/command.server.ts';
import type { ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { FieldSubject, FieldValue, ValueCode } from '../custom-field.ts';
import { customFieldOf } from '../custom-fields.store.server.ts';
import { readTypedValue } from '../read-typed-value.ts';

type Outcome =
  | { done: true; was: FieldValue; value: FieldValue }
  | { done: false; why: 'gone' | 'changed' | 'value' | 'required'; value?: FieldValue };

const CODES = {
  gone: ['field_gone', 404],
  changed: ['value_changed', 409],
  value: ['value_wrong', 422],
  required: ['value_required', 422],
} as const;

/** A value as a form holds it in one text. */
const json = z.string().transform((text, check) => {
  try {
    return JSON.parse(text) as FieldValue;
  } catch {
    check.addIssue({ code: 'custom', message: 'invalid' });
    return z.NEVER;
  }
});

async function typedIn(tx: Tx, id: string, texts: readonly string[]): Promise<FieldValue> {
  const row = await tx
    .selectFrom('custom_fields')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refusal('field_gone', 404);
  const value = readTypedValue(customFieldOf(row), texts);
  if (value === undefined)
    throw new Refusal('value_wrong', 422, undefined, { value: 'value_wrong' });
  return value;
}

/** The command on the values of a kind of record. The address names the record as `subjectId`. */
export const fieldValueCommands = (subject: FieldSubject) => ({
  /** Sets the value of a custom field, or empties it; an undo posts what was there as `former`. */
  'custom-field': command({
    permission: subject === 'ticket' ? 'feedback:update' : 'crm:update',
    input: z.object({
      subjectId: z.uuid(),
      field: z.uuid(),
      seen: json,
      value: z.array(z.string()),
      former: json.optional(),
    }),
    async run({ tx, input: { subjectId: id, field, seen, value: texts, former } }) {
      const value = former === undefined ? await typedIn(tx, field, texts) : former;
      const outcome = await callValue(
        tx,
        'public.set_custom_field',
        { subject, id, field, value: JSON.stringify(value), seen: JSON.stringify(seen) },
        typed<Outcome>(),
      );
      if (!outcome.done) {
        const [code, status] = CODES[outcome.why];
        throw new Refusal(code, status, undefined, { value: code });
      }
      return { field, was: outcome.was, value: outcome.value };
    },
    undo: ({ data: { field, was, value } }) =>
      JSON.stringify(was) === JSON.stringify(value)
        ? undefined
        : {
            intent: 'custom-field',
            field,
            seen: JSON.stringify(value),
            former: JSON.stringify(was),
          },
  }),
});

export type FieldValueReply = ReplyOf<ReturnType<typeof fieldValueCommands>, ValueCode>;
