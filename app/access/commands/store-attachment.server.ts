import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { settleFileLater } from '#app/platform/files/settle-file.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import type { AttachmentCode } from '#app/ui/admin/composer/use-attachments.ts';
import type { Permission } from '../permissions.ts';
import { command, Refusal, type Tx } from './command.server.ts';
import type { DatabaseRefusals } from './define-actions.server.ts';

type Stored = { key: string; name: string; type: string; size: number; sha256: string };

type Attachments = {
  /** Of several any one. */
  permission: Permission | readonly [Permission, ...Permission[]];
  types: readonly string[];
  /** The folder of the storage. */
  folder: string;
  /** The job that deletes a file without a row. */
  settle: string;
  /** Records the file under its id. */
  record: (tx: Tx, file: { id: string; file: string }) => Promise<unknown>;
};

const refuse = (code: AttachmentCode) => new Refusal(code, 422);

/** Makes the command that stores the one file of a post until a message uses it. Its type is checked by its bytes. */
export const storeAttachment = ({ permission, types, folder, settle, record }: Attachments) =>
  command({
    permission,
    input: z.object({}),
    async prepare({ upload: { files, tooMany } }): Promise<Stored> {
      const [file] = files;
      if (tooMany || files.length > 1) throw refuse('many');
      if (!file || file.size === 0) throw refuse('empty');
      if (file.tooLarge) throw refuse('large');
      if (!file.type || !types.includes(file.type)) throw refuse('type');
      const key = `${folder}/${randomBytes(32).toString('hex')}`;
      const { place, size, sha256, type, name } = file;
      await settleFileLater(settle, key);
      await storage().keep(key, { place, size, sha256, contentType: type });
      return { key, name, type, size, sha256 };
    },
    async run({ tx, ready }) {
      const id = randomUUID();
      await record(tx, { id, file: JSON.stringify(ready) });
      return { id };
    },
    afterRollback: ({ key }) => storage().remove(key),
  });

/** The options of `defineActions` for attachments: one file per post. */
export const attachmentOptions = (bytes: number) => ({
  upload: { files: 1, bytes, tooLarge: { code: 'large', status: 422 } as const },
  codes: [],
  refusals: {
    files_waiting: { code: 'many', status: 422 },
  } satisfies DatabaseRefusals<AttachmentCode>,
});
