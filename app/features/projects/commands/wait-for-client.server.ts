import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { typedDay } from '#app/platform/http/typed-day.ts';
import { requiredText, stagePosition } from './project-fields.ts';

/** Marks that a stage has waited for the client since a day. */
export const beginWait = command({
  permission: 'projects:update',
  input: z.object({
    id: z.uuid(),
    position: stagePosition,
    what: requiredText(200),
    since: typedDay,
  }),
  async run({ tx, input: { id: project, position, what, since } }) {
    await callValue(tx, 'public.begin_project_wait', { project, position, what, since });
    return {};
  },
});

export const endWait = command({
  permission: 'projects:update',
  input: z.object({ id: z.uuid(), wait: z.uuid() }),
  async run({ tx, input: { id: project, wait } }) {
    await callValue(tx, 'public.end_project_wait', { project, wait });
    return {};
  },
});
