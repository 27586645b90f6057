import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';

/** Moves a file into a folder of its project, or out of all folders. */
export const moveFile = command({
  permission: 'projects:update',
  input: z.object({
    file: z.uuid(),
    folder: z.union([z.literal('').transform(() => null), z.uuid()]),
  }),
  async run({ tx, input: { file, folder } }) {
    await callValue(tx, 'public.move_project_file', { file, folder });
    return {};
  },
});
