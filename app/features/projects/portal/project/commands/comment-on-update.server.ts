import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { writeComment } from '#app/features/projects/deliverable.store.server.ts';
import { COMMENT_LENGTH } from '#app/features/projects/projects.ts';
import { portalPath } from '#app/paths.ts';
import { typedWords } from '#app/platform/text/typed-text.ts';

/** Comments on an update of a project; idempotent by the id. */
export const commentOnUpdate = command({
  actor: 'client',
  input: z.object({
    project: z.uuid(),
    id: z.uuid(),
    update: z.uuid(),
    body: typedWords.pipe(z.string().min(1).max(COMMENT_LENGTH, 'long')),
  }),
  async run({ tx, input: { id, update, body } }) {
    if (!(await writeComment(tx, { id, update, body }))) throw new Refusal('gone', 404);
    return {};
  },
  redirectTo: ({ input: { project, update } }) =>
    `${portalPath('project', { id: project })}#n-${update}`,
});
