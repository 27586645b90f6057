import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';

/** Hides a file from its client; for 30 days it can be restored. */
export const removeFile = command({
  permission: 'projects:update',
  input: z.object({ file: z.uuid() }),
  async run({ tx, input: { file } }) {
    await callValue(tx, 'public.remove_project_file', { file });
    return {};
  },
});

export const restoreFile = command({
  permission: 'projects:update',
  input: z.object({ file: z.uuid() }),
  async run({ tx, input: { file } }) {
    await callValue(tx, 'public.restore_project_file', { file });
    return {};
  },
});
