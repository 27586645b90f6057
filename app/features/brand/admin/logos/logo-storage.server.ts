import { Refusal } from '#app/access/commands/command.server.ts';
import { LOGO_TYPES, logoKey, logoUrl } from '#app/features/brand/logo-address.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import type { ReadLogo } from './logo.ts';
import { settleLogoLater } from './settle-logo.server.ts';

const FOR_AN_HOUR = 'public, max-age=3600';

/** Stores the file of a logo and returns its columns; refused as `storage` where the storage fails. */
export async function storeLogo(name: string, logo: ReadLogo) {
  const { extension, place, size, sha256, width, height } = logo;
  const path = logoKey(name, extension);
  await settleLogoLater(path);
  try {
    await storage().keep(path, {
      place,
      size,
      sha256,
      contentType: LOGO_TYPES[extension],
      cacheControl: FOR_AN_HOUR,
    });
  } catch (error) {
    log.error({ err: error, name }, 'a logo could not be stored');
    throw new Refusal('storage', 503);
  }
  return { filePath: path, publicUrl: logoUrl(name, extension, sha256), width, height };
}

/** Files that came with the site lie elsewhere, and stay. */
const isUploaded = (path: string) => path.startsWith('logos/');

/** Enqueues the check of a file that is about to lose its record. */
export async function settleFormerFile(path: string | undefined, next?: string): Promise<void> {
  if (path && isUploaded(path) && path !== next) await settleLogoLater(path);
}

/** Deletes the file of a logo; false where the storage fails. */
export async function removeLogoFile(path: string): Promise<boolean> {
  if (!isUploaded(path)) return true;
  try {
    await storage().remove(path);
    return true;
  } catch (error) {
    log.error({ err: error, path }, 'a logo file without a record could not be removed');
    return false;
  }
}
