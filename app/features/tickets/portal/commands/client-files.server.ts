import { randomBytes } from 'node:crypto';
import { Refusal } from '#app/access/commands/command.server.ts';
import { settleFileLater } from '#app/platform/files/settle-file.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import type { Upload } from '#app/platform/files/uploads.server.ts';
import { TICKET_FILES } from '../../ticket.ts';
import type { FilesError } from '../client-ticket-codes.ts';

/** A stored file of a message. */
export type StoredFile = { key: string; name: string; type: string; size: number; sha256: string };

type Files = Omit<Upload, 'texts'>;

/** The error of the files of a post; their type is checked by their bytes. */
function errorOf({ files, tooMany }: Files): FilesError | undefined {
  const types: readonly string[] = TICKET_FILES.types;
  if (tooMany) return 'many';
  for (const { size, tooLarge, type } of files) {
    if (tooLarge) return 'large';
    if (size === 0) return 'empty';
    if (!type || !types.includes(type)) return 'type';
  }
  return undefined;
}

export const removeFiles = async (files: readonly StoredFile[]) => {
  await Promise.all(files.map(({ key }) => storage().remove(key)));
};

/** Stores the files of a post; where one of them is unfit, none. */
export async function storeFiles(upload: Files): Promise<readonly StoredFile[]> {
  const error = errorOf(upload);
  if (error) throw new Refusal(`files.${error}`, 422);
  const stored: StoredFile[] = [];
  try {
    for (const { place, name, size, sha256, type = '' } of upload.files) {
      const key = `feedback/${randomBytes(32).toString('hex')}`;
      await settleFileLater('feedback.settle-file', key);
      await storage().keep(key, { place, size, sha256, contentType: type });
      stored.push({ key, name, type, size, sha256 });
    }
    return stored;
  } catch (cause) {
    await removeFiles(stored);
    throw cause;
  }
}
