import { callValue } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settleFileLater } from '#app/platform/files/settle-file.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { PICTURE_ID, PICTURE_TYPES, PICTURE_VARIANTS, pictureKey } from './picture.ts';
import { discardResized, type ResizedPicture } from './resize-picture.server.ts';

const SETTLE_JOB = 'content.settle-picture';
const FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** Stores every variant of a picture. A job deletes them where no item names the picture afterwards. */
export async function storePicture(picture: ResizedPicture, settleAfter?: number): Promise<void> {
  await settleFileLater(SETTLE_JOB, `pictures/${picture.id}`, settleAfter);
  try {
    for (const { variant, place, size, sha256 } of picture.files) {
      await storage().keep(pictureKey(picture.id, variant), {
        place,
        size,
        sha256,
        contentType: PICTURE_TYPES[variant.extension],
        cacheControl: FOR_A_YEAR,
      });
    }
  } finally {
    await discardResized(picture);
  }
}

/** Whether an item names a picture, as its photo or within a text, or what can bring it back. */
const isNamed = (id: string): Promise<boolean> =>
  asActor({ kind: 'system' }, (tx) => callValue(tx, 'private.is_picture_named', { picture: id }));

const settle: JobHandler = async ({ storage_key: key = '' }) => {
  const id = key.replace(/^pictures\//, '');
  if (!PICTURE_ID.test(id)) throw new Error('A job about a picture without its id.');
  if (await isNamed(id)) return;
  for (const variant of PICTURE_VARIANTS) await storage().remove(pictureKey(id, variant));
};

export const pictureJobs: Readonly<Record<string, JobHandler>> = { [SETTLE_JOB]: settle };
