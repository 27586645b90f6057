import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { requiredText } from '../../commands/project-fields.ts';
import { writeComment } from '../../deliverable.store.server.ts';
import { COMMENT_LENGTH } from '../../projects.ts';

/** Answers what the client wrote about a version; idempotent by the key. */
export const answerVersion = command({
  permission: 'projects:update',
  input: z.object({ key: z.uuid(), version: z.uuid(), body: requiredText(COMMENT_LENGTH) }),
  async run({ tx, input: { key: id, version, body } }) {
    if (!(await writeComment(tx, { id, version, body }))) throw new Refusal('gone', 404);
    return {};
  },
});
