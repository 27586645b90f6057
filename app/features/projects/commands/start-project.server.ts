import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { adminPath } from '#app/paths.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';

/** Begins the project of a won deal, and goes on to it; begun before, it is that project. */
export const startProject = command({
  permission: 'projects:create',
  input: z.object({ id: z.uuid() }),
  async run({ tx, input: { id: deal } }) {
    return { project: (await callValue(tx, 'public.start_project', { deal })) ?? '' };
  },
  redirectTo: ({ data: { project } }) => adminPath('clientProject', { id: project }),
});
