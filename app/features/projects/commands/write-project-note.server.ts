import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { requiredText } from './project-fields.ts';

/** Writes a note that only staff read; idempotent by the key. */
export const writeProjectNote = command({
  permission: 'projects:update',
  input: z.object({ id: z.uuid(), key: z.uuid(), body: requiredText(8000) }),
  async run({ tx, input: { id: project, key, body } }) {
    await callValue(tx, 'public.write_project_note', { id: key, project, body });
    return {};
  },
});
