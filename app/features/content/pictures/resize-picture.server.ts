import { createHash, randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type UploadedFile, uploadsFolder } from '#app/platform/files/uploads.server.ts';
import {
  PICTURE_RATIO,
  PICTURE_VARIANTS,
  type PictureError,
  type PictureVariant,
} from './picture.ts';

export const LARGEST_PICTURE_BYTES = 8 * 1024 * 1024;
const MOST_PIXELS = 50_000_000;
/** The smallest edge that still fills the frame of a portrait. */
const SHORTEST_EDGE = 240;
/** A strip is cropped to nothing, and its other edge would be enormous. */
const MOST_TIMES_AS_LONG = 3;

const ACCEPTED_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

export type ResizedFile = {
  variant: PictureVariant;
  place: string;
  size: number;
  sha256: string;
};
export type ResizedPicture = {
  id: string;
  files: ResizedFile[];
  /** Of the largest file, which is resized last. */
  width: number;
  height: number;
};

/** Loaded with the first picture: the library takes memory that most processes never need. */
async function library() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

async function encode(place: string, { width, extension }: PictureVariant) {
  const sharp = await library();
  const resized = sharp(place, { limitInputPixels: MOST_PIXELS })
    // As the camera was held. What else it noted, such as the place, is left out.
    .autoOrient()
    .resize({
      width,
      height: Math.round(width * PICTURE_RATIO),
      fit: 'outside',
      withoutEnlargement: true,
    });
  const encoded =
    extension === 'avif'
      ? resized.avif({ quality: 55, effort: 3 })
      : resized.webp({ quality: 78, effort: 4 });
  return encoded.toBuffer({ resolveWithObject: true });
}

async function errorOf(file: UploadedFile): Promise<PictureError | undefined> {
  if (file.tooLarge || file.size > LARGEST_PICTURE_BYTES) return 'too-large';
  if (!ACCEPTED_TYPES.has(file.type ?? '')) return 'unsupported';
  const sharp = await library();
  const { width = 0, height = 0 } = await sharp(file.place, {
    limitInputPixels: MOST_PIXELS,
  }).metadata();
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < SHORTEST_EDGE || long > short * MOST_TIMES_AS_LONG) return 'small';
  return undefined;
}

/** Removes the files that a resized picture left on the disk. */
export const discardResized = ({ files }: ResizedPicture) =>
  Promise.all(files.map(({ place }) => rm(place, { force: true })));

/** An uploaded picture in every size and type that pages use, or why it is none. One after the other: requests
 * of visitors have priority. */
export async function resizePicture(
  file: UploadedFile,
): Promise<ResizedPicture | { error: PictureError }> {
  const id = randomBytes(16).toString('hex');
  const made: ResizedPicture = { id, files: [], width: 0, height: 0 };
  try {
    const error = await errorOf(file);
    if (error) return { error };
    for (const variant of PICTURE_VARIANTS) {
      const { data: bytes, info } = await encode(file.place, variant);
      const place = path.join(uploadsFolder(), `${id}-${variant.width}.${variant.extension}`);
      await writeFile(place, bytes, { mode: 0o600 });
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      made.files.push({ variant, place, size: bytes.length, sha256 });
      made.width = info.width;
      made.height = info.height;
    }
    return made;
  } catch {
    await discardResized(made);
    return { error: 'damaged' };
  }
}
