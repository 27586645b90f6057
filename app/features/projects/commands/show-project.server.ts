import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';

/** Shows a project to its client from now on. */
export const showProject = command({
  permission: 'projects:update',
  input: z.object({ id: z.uuid() }),
  async run({ tx, input: { id: project } }) {
    await callValue(tx, 'public.show_project', { project });
    return {};
  },
});
