import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { LogoExtension } from '#app/features/brand/logo-address.ts';
import { sizeOfPicture } from '#app/platform/files/picture-size.server.ts';
import type { UploadedFile } from '#app/platform/files/uploads.server.ts';
import { cleanSvgInThread } from './clean-svg-in-thread.server.ts';
import type { FileError, ReadLogo } from './logo.ts';

export const LARGEST_LOGO_BYTES = 5 * 1024 * 1024;
const LONGEST_EDGE = 10_000;

const PICTURES: Readonly<Record<string, LogoExtension>> = {
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
};
/** A drawing is text: its first bytes say at most that it is XML. */
const MAYBE_DRAWING = new Set(['application/xml', 'image/svg+xml', undefined]);

export type LogoFile = { logo: ReadLogo } | { error: FileError; what: string };

const refused = (error: FileError, what = ''): LogoFile => ({ error, what });

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** Whether a picture ends where it says it does: what follows it would be another file. */
function endsAsPicture(bytes: Buffer, extension: LogoExtension): boolean {
  if (extension === 'png') return ascii(bytes, bytes.length - 8, bytes.length - 4) === 'IEND';
  if (extension === 'webp') {
    const declared = bytes.readUInt32LE(4) + 8;
    return declared === bytes.length || declared + 1 === bytes.length;
  }
  return true;
}

async function readDrawing(file: UploadedFile): Promise<LogoFile> {
  const clean = await cleanSvgInThread(await readFile(file.place));
  if (clean.kind === 'refused') {
    const { code, what } = clean.refusal;
    return refused(`svg-${code}`, what);
  }
  const bytes = Buffer.from(clean.text);
  await writeFile(file.place, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { width, height } = clean;
  return {
    logo: { place: file.place, size: bytes.length, sha256, extension: 'svg', width, height },
  };
}

async function readPicture(file: UploadedFile, extension: LogoExtension): Promise<LogoFile> {
  const bytes = await readFile(file.place);
  if (!endsAsPicture(bytes, extension)) return refused('damaged');
  try {
    const { width, height } = sizeOfPicture(bytes);
    if (!(width >= 1 && height >= 1 && width <= LONGEST_EDGE && height <= LONGEST_EDGE)) {
      return refused('damaged');
    }
    const { place, size, sha256 } = file;
    return { logo: { place, size, sha256, extension, width, height } };
  } catch {
    return refused('damaged');
  }
}

/** What an uploaded file is as a logo, or why it is none. A drawing is replaced by its clean copy. */
export async function readLogo(file: UploadedFile): Promise<LogoFile> {
  if (file.tooLarge || file.size > LARGEST_LOGO_BYTES) return refused('too-large');
  if (file.size === 0) return refused('damaged');
  const picture = PICTURES[file.type ?? ''];
  if (picture) return readPicture(file, picture);
  const isDrawing = file.name.toLowerCase().endsWith('.svg') && MAYBE_DRAWING.has(file.type);
  return isDrawing ? readDrawing(file) : refused('unsupported');
}
