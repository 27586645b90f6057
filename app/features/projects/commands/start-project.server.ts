import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { adminPath } from '#app/paths.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';

/** Creates the project of a won deal, or finds it, and redirects to it. */
export const startProject = command({
  permission: 'projects:create',
  input: z.object({ id: z.uuid() }),
  async run({ tx, input: { id: deal } }) {
    return { project: (await callValue(tx, 'public.start_project', { deal })) ?? '' };
  },
  redirectTo: ({ data: { project } }) => adminPath('clientProject', { id: project }),
});
