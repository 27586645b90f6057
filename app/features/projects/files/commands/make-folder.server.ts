import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { typedLine } from '#app/platform/text/typed-text.ts';
import { makeFolder as insertFolder } from '../files.store.server.ts';
import { FOLDER_NAME_LENGTH } from '../project-files.ts';

/** Makes a folder in a project; idempotent by the key. */
export const makeFolder = command({
  permission: 'projects:update',
  input: z.object({
    id: z.uuid(),
    key: z.uuid(),
    name: typedLine.pipe(z.string().min(1).max(FOLDER_NAME_LENGTH)),
  }),
  async run({ tx, input: { id: project, key: id, name } }) {
    const outcome = await insertFolder(tx, { id, project, name });
    if (outcome === 'gone') throw new Refusal('gone', 404);
    if (outcome !== 'made') throw new Refusal(`folder-${outcome}`);
    return {};
  },
});
