import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { adminPath } from '#app/paths.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { chosenFields, MERGED_FIELDS, type MergedField } from '../contacts.ts';

const revision = z.coerce.number().int().positive();
const side = z.string().optional();
/** The chosen value of each field: `mine` or `other`. */
const sides = Object.fromEntries(MERGED_FIELDS.map((field) => [`from-${field}`, side])) as Record<
  `from-${MergedField}`,
  typeof side
>;

/**
 * Merges the contact `other` into `id`, with the chosen fields of `other`. Refused where a colleague has
 * changed one of them since.
 */
export const mergeContacts = command({
  permission: 'crm:update',
  input: z.object({
    ...sides,
    id: z.uuid(),
    other: z.uuid(),
    mineSeen: revision,
    otherSeen: revision,
  }),
  async run({ tx, input }) {
    const merge = await callValue(tx, 'public.merge_contacts', {
      target: input.id,
      merged: input.other,
      fields: chosenFields(input),
      seen: [input.mineSeen, input.otherSeen],
    });
    return { merge };
  },
  redirectTo: ({ input: { id }, data: { merge } }) =>
    `${adminPath('contact', { id })}?merged=${merge}`,
});

/** Undoes a merge. Refused once either has changed too much. */
export const unmergeContacts = command({
  permission: 'crm:update',
  input: z.object({ id: z.uuid(), merge: z.uuid() }),
  async run({ tx, input: { id, merge } }) {
    await callValue(tx, 'public.unmerge_contacts', { mergeId: merge });
    return { id };
  },
});
