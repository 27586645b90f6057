import { createHash } from 'node:crypto';
import { logoAddress } from '#app/features/brand/logo-address.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { sizeOfPicture } from '#app/platform/files/picture-size.server.ts';
import { settleFileLater } from '#app/platform/files/settle-file.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { cleanSvgInThread } from './clean-svg-in-thread.server.ts';
import { logoOfFile, setLogo } from './logos.store.server.ts';

/** Has a job look at a logo's file and record once whatever is about to happen to them is over. */
export const settleLogoLater = (path: string) => settleFileLater('brand.settle-logo', path);

async function sizeOf(bytes: Buffer, path: string) {
  if (!path.endsWith('.svg')) return sizeOfPicture(bytes);
  const drawn = await cleanSvgInThread(bytes);
  if (drawn.kind === 'refused') throw new Error(`A stored logo is no drawing: ${path}`);
  return drawn;
}

/**
 * Brings a logo's file and record together again where a killed process, or a change that was
 * rolled back, left one without the other: a file that no record names is removed, a record whose file is
 * gone is switched off, and one whose file has been replaced says what the file is.
 */
export async function settleLogo(path: string): Promise<void> {
  if (!path.startsWith('logos/')) return;
  const stream = await storage().read(path);
  const bytes = stream && Buffer.from(await new Response(stream).arrayBuffer());
  const row = await asActor({ kind: 'system' }, (tx) => logoOfFile(tx, path));
  if (!row) {
    if (bytes) await storage().remove(path);
    return;
  }
  if (!bytes) {
    log.warn({ path }, 'a logo without its file is switched off');
    await asActor({ kind: 'system' }, (tx) => setLogo(tx, row.id, { isActive: false }));
    return;
  }
  const address = logoAddress(path, createHash('sha256').update(bytes).digest('hex'));
  if (address === row.publicUrl) return;
  const { width, height } = await sizeOf(bytes, path);
  await asActor({ kind: 'system' }, (tx) =>
    setLogo(tx, row.id, { publicUrl: address, width, height }),
  );
}
