import { storage } from '#app/platform/files/storage.server.ts';
import { type FocusPoint, type Picture, pictureKey } from './picture.ts';

/** The frame that link previews of other sites show. */
const SHARED = { width: 1200, height: 630 };

/** Where the library cuts for each place that may not be cut off. */
const POSITIONS: Readonly<Record<FocusPoint, string>> = {
  'top-left': 'left top',
  top: 'top',
  'top-right': 'right top',
  left: 'left',
  center: 'center',
  right: 'right',
  'bottom-left': 'left bottom',
  bottom: 'bottom',
  'bottom-right': 'right bottom',
};

/** A picture of an item in the frame of a link preview, as JPEG, which every service reads; null where its file is gone. */
export async function cropToShare({ file, focus }: Picture): Promise<Buffer | null> {
  const stream = await storage().read(pictureKey(file, { width: 960, extension: 'webp' }));
  if (!stream) return null;
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(await new Response(stream).arrayBuffer()))
    .resize({ ...SHARED, fit: 'cover', position: POSITIONS[focus] })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

/** A drawn picture as JPEG. */
export async function asJpeg(png: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(png).jpeg({ quality: 80 }).toBuffer();
}
