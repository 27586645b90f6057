import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { UploadedFile } from '#app/platform/files/uploads.server.ts';

/** What clients and the studio give each other. Nothing of it is drawn by a page of ours but pictures. */
const ACCEPTED: ReadonlySet<string> = new Set([
  ...['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif', 'image/heic'],
  ...['image/tiff', 'image/svg+xml', 'image/vnd.adobe.photoshop', 'application/pdf'],
  'application/zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ...['text', 'spreadsheet', 'presentation'].map(
    (kind) => `application/vnd.oasis.opendocument.${kind}`,
  ),
  ...['video/mp4', 'video/quicktime', 'video/webm', 'audio/mpeg', 'audio/wav', 'audio/x-m4a'],
  ...['font/woff2', 'font/ttf', 'font/otf', 'text/plain', 'text/csv', 'text/markdown'],
]);

/** Texts that are known by their name, once their bytes are text. */
const TEXTS: Readonly<Record<string, string>> = { '.csv': 'text/csv', '.md': 'text/markdown' };

/** Larger ones are no drawing. */
const LARGEST_DRAWING_BYTES = 5_000_000;

async function isDrawing({ place, size }: UploadedFile): Promise<boolean> {
  if (size > LARGEST_DRAWING_BYTES) return false;
  return /<svg[\s>]/i.test(await readFile(place, 'utf8'));
}

/** What a file is, by its bytes; undefined where the type is not accepted, or its name belies it. */
export async function judgedType(file: UploadedFile): Promise<string | undefined> {
  const ending = path.extname(file.name).toLowerCase();
  if (ending === '.svg' && file.isText) {
    return (await isDrawing(file)) ? 'image/svg+xml' : undefined;
  }
  const type = file.type === 'text/plain' ? (TEXTS[ending] ?? file.type) : file.type;
  return type && ACCEPTED.has(type) ? type : undefined;
}
