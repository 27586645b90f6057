import { randomBytes } from 'node:crypto';
import { settleFileLater } from '#app/platform/files/settle-file.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import type { Upload } from '#app/platform/files/uploads.server.ts';
import { TICKET_FILES } from '../ticket.ts';
import type { StoredFile } from './client-tickets.store.server.ts';

/** Why files are refused; nothing of the post is stored then. */
export type FilesError = 'many' | 'large' | 'empty' | 'type';

/** The error of the files of a post; their type is checked by their bytes. */
export function mistakeInFiles({ files, tooMany }: Upload): FilesError | undefined {
  const types: readonly string[] = TICKET_FILES.types;
  if (tooMany) return 'many';
  for (const { size, tooLarge, type } of files) {
    if (tooLarge) return 'large';
    if (size === 0) return 'empty';
    if (!type || !types.includes(type)) return 'type';
  }
  return undefined;
}

/** Stores files while `work` records them; where it fails, they are removed again. */
export async function whileKept<Outcome extends { taken: boolean }>(
  { files }: Upload,
  work: (kept: readonly StoredFile[]) => Promise<Outcome>,
): Promise<Outcome> {
  const kept: StoredFile[] = [];
  const letGo = () => Promise.all(kept.map(({ key }) => storage().remove(key)));
  try {
    for (const { place, name, size, sha256, type = '' } of files) {
      const key = `feedback/${randomBytes(32).toString('hex')}`;
      await settleFileLater('feedback.settle-file', key);
      await storage().keep(key, { place, size, sha256, contentType: type });
      kept.push({ key, name, type, size, sha256 });
    }
    const outcome = await work(kept);
    if (!outcome.taken) await letGo();
    return outcome;
  } catch (error) {
    await letGo();
    throw error;
  }
}
