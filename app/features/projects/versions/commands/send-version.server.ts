import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import { VERSION_FILES } from '../../projects.ts';
import { isNamed, judged, sentOf, storeFile, versionFields } from '../send-version.server.ts';
import { sendVersion as insertVersion } from '../versions.store.server.ts';

/** Sends the file of a form as the next version of a deliverable; idempotent by the key. */
export const sendVersion = command({
  permission: 'projects:update',
  input: versionFields.extend({ id: z.uuid() }),
  async prepare({ input, upload: { files, tooMany } }) {
    const [file] = files;
    const fit = file && !tooMany ? judged(file, VERSION_FILES.mostBytes) : undefined;
    if (!file || !fit || 'why' in fit) throw new Refusal('file', 422);
    if (!isNamed(input)) throw new Refusal('invalid', 422);
    return storeFile(file, fit.type);
  },
  async run({ tx, input: { id, ...fields }, ready: file }) {
    await insertVersion(tx, id, { ...sentOf(fields), file });
    return {};
  },
  afterRollback: ({ key }) => storage().remove(key),
});
