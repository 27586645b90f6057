import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';

/** Sends a survey about a project to the people whose number the user has `seen`. */
export const sendSurvey = command({
  permission: 'campaigns:manage',
  input: z.object({
    // A form without scripts has none.
    id: z.uuid().catch(() => randomUUID()),
    project: z.uuid(),
    seen: z.coerce.number().int().positive(),
  }),
  async run({ tx, input: { id, project, seen } }) {
    const people = await callValue(tx, 'public.send_survey', { id, projectId: project, seen });
    return { people: people ?? 0 };
  },
});
