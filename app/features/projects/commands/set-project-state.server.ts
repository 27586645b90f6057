import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';

/** Pauses a project, resumes it, or ends it early. */
export const setProjectState = command({
  permission: 'projects:update',
  input: z.object({ id: z.uuid(), state: z.enum(['running', 'paused', 'ended']) }),
  async run({ tx, input: { id: project, state } }) {
    await callValue(tx, 'public.set_project_state', { project, state });
    return {};
  },
});
