import { open } from 'node:fs/promises';
import { imageSize } from 'image-size';

/** Where pictures store their size, behind the profiles and previews that cameras put first. */
const HEAD_BYTES = 512 * 1024;

/** Width and height of a picture in pixels, and its orientation (EXIF) where it has one. Throws for any
 * other file. Only the beginning is read, and as a Buffer: of other arrays the library copies the rest for
 * every part, which took half a minute for ten megabytes of empty parts. */
export const sizeOfPicture = (bytes: Buffer) => imageSize(bytes.subarray(0, HEAD_BYTES));

/** As `sizeOfPicture`, of a file on this machine's disk. */
export async function sizeOfPictureFile(place: string) {
  const file = await open(place);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return sizeOfPicture(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
