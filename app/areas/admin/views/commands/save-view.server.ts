import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
import { queryOf, viewFields } from './posted-view.server.ts';

const REFUSALS = {
  full: ['full', 409],
  name_taken: ['name_taken', 409],
  query_taken: ['query_taken', 409],
  unknown: ['gone', 404],
} as const;

/** Saves a view of a list, renames it, or changes its filters. */
export const saveView = command({
  permission: null,
  input: z.object({
    ...viewFields,
    // A new one has no id yet; a restored one has its previous id, and the time since when it existed.
    id: z.uuid().default(() => randomUUID()),
    since: z.iso.datetime().optional(),
  }),
  async run({ tx, input: { id, list, name, query, since } }) {
    const outcome = await callValue(
      tx,
      'public.put_list_view',
      { id, list, name, query: queryOf({ list, query }), since: since ?? null },
      typed<'kept' | keyof typeof REFUSALS>(),
    );
    if (outcome === 'kept') return { id };
    const [code, status] = REFUSALS[outcome ?? 'unknown'];
    throw new Refusal(code, status);
  },
});
