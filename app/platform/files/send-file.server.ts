import { storage } from './storage.server.ts';

/** A stored file as its row describes it. */
export type FileToSend = {
  storageKey: string;
  originalName: string;
  contentType: string;
  size: number;
};

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/gif': '.gif',
  'image/webp': '.webp',
  'image/avif': '.avif',
  'image/heic': '.heic',
  'image/tiff': '.tif',
  'image/svg+xml': '.svg',
  'image/vnd.adobe.photoshop': '.psd',
  'application/pdf': '.pdf',
  'application/zip': '.zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': '.pptx',
  'application/vnd.oasis.opendocument.text': '.odt',
  'application/vnd.oasis.opendocument.spreadsheet': '.ods',
  'application/vnd.oasis.opendocument.presentation': '.odp',
  'video/mp4': '.mp4',
  'video/quicktime': '.mov',
  'video/webm': '.webm',
  'audio/mpeg': '.mp3',
  'audio/wav': '.wav',
  'audio/x-m4a': '.m4a',
  'font/woff2': '.woff2',
  'font/ttf': '.ttf',
  'font/otf': '.otf',
  'text/plain': '.txt',
  'text/csv': '.csv',
  'text/markdown': '.md',
  'text/calendar': '.ics',
  'message/rfc822': '.eml',
  'application/msword': '.doc',
  'application/vnd.ms-excel': '.xls',
  'application/vnd.ms-powerpoint': '.ppt',
};

/** Other endings that are right for a type. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['.jpeg'],
  'image/tiff': ['.tiff'],
};

/** Types that a browser may show in a page of its own: pictures, and documents that its own viewer draws. */
const OPENED: ReadonlySet<string> = new Set([
  ...['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif', 'application/pdf'],
]);
/** A PDF viewer does not start in a sandbox; it has its own, and reaches nothing of ours. */
const policyOf = (type: string) =>
  type === 'application/pdf'
    ? "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    : "sandbox; default-src 'none'; frame-ancestors 'none'";

/** The name for saving ends in the real type of the file, so that no desktop runs it because of its name. */
export function nameToSave({
  originalName: name,
  contentType: type,
}: Pick<FileToSend, 'originalName' | 'contentType'>): string {
  const ending = ENDINGS[type] ?? '.bin';
  const lower = name.toLowerCase();
  const fits = [ending, ...(ALSO[type] ?? [])].some((one) => lower.endsWith(one));
  return fits ? name : `${name}${ending}`;
}

/** Everything that RFC 8187 does not allow unescaped. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** Whether a file of this type can be looked at in a browser. */
export const canOpen = (type: string): boolean => OPENED.has(type);

/**
 * An attached file as a download: nothing in it runs on our origin or is drawn by a page of ours. `opened`:
 * shown by the browser instead, where its type allows that. Undefined when its bytes are missing.
 */
export async function sendFile(file: FileToSend, opened = false): Promise<Response | undefined> {
  const body = await storage().read(file.storageKey);
  if (!body) return undefined;
  const name = nameToSave(file);
  const visible = opened && canOpen(file.contentType);
  const plain = name.replace(/[^\w .-]/g, '_');
  return new Response(body, {
    headers: {
      'content-type': file.contentType.startsWith('text/')
        ? `${file.contentType}; charset=utf-8`
        : file.contentType,
      'content-length': String(file.size),
      'content-disposition': `${visible ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded(name)}`,
      'content-security-policy': policyOf(visible ? file.contentType : ''),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      // Streamed, not buffered for compression.
      'x-stream': '1',
    },
  });
}
