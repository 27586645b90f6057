import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { WEIGHTS } from '#app/features/projects/projects.ts';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
import { aboutVersion, commentText, pageSaying } from './posted-version.ts';

const STATUS = { decided: 409, staff: 403, gone: 404 } as const;

/** Asks for a change of a version, with how much it holds up; idempotent by the id. */
export const askForChange = command({
  actor: 'client',
  input: z.object({ ...aboutVersion, id: z.uuid(), body: commentText, weight: z.enum(WEIGHTS) }),
  async run({ tx, input: { id, version, body, weight } }) {
    const outcome = await callValue(
      tx,
      'public.ask_for_change',
      { id, version, body, weight },
      typed<'asked' | keyof typeof STATUS>(),
    );
    if (outcome === 'asked') return { id };
    throw new Refusal(outcome ?? 'gone', STATUS[outcome ?? 'gone']);
  },
  redirectTo: pageSaying('asked'),
});
