import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { acceptPosted, type FileOutcome } from '../accept-file.server.ts';
import { placeIn } from '../project-files.ts';

/** Adds the files of a form to a project. Each is stored in transactions of its own, by `prepare`. */
export const sendFiles = command({
  permission: 'projects:update',
  input: z.object({ id: z.uuid(), place: z.string() }),
  async prepare({ user, input: { id, place: text }, upload: { files, tooMany } }) {
    const place = placeIn(text);
    if (place?.project !== id) throw new Refusal('gone', 404);
    const outcomes: FileOutcome[] = [];
    for (const one of files) {
      outcomes.push(await acceptPosted(user.userId, { ...place, file: null }, one));
    }
    const isWhole = !tooMany && outcomes.length > 0 && outcomes.every((one) => 'file' in one);
    if (!isWhole) throw new Refusal('not-taken', 422);
  },
  run: async () => ({}),
});
