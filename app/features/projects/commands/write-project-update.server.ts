import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { COMMENT_LENGTH } from '../projects.ts';
import { requiredText } from './project-fields.ts';

/** Writes news of a project for its client; idempotent by the key. */
export const writeProjectUpdate = command({
  permission: 'projects:update',
  input: z.object({ id: z.uuid(), key: z.uuid(), body: requiredText(COMMENT_LENGTH) }),
  async run({ tx, input: { id: project, key, body } }) {
    await callValue(tx, 'public.write_project_update', { id: key, project, body });
    return {};
  },
});
