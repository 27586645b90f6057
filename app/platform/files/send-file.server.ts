import { storage } from './storage.server.ts';

/** A kept file as its row tells it. */
export type FileToSend = {
  storage_key: string;
  original_name: string;
  content_type: string;
  size: number;
};

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/gif': '.gif',
  'application/pdf': '.pdf',
  'text/plain': '.txt',
};

/** The name it is saved under ends as what it is, so that no desktop runs it for its name. */
function nameToSave({ original_name: name, content_type: type }: FileToSend): string {
  const ending = ENDINGS[type] ?? '.bin';
  const lower = name.toLowerCase();
  const fits = lower.endsWith(ending) || (ending === '.jpg' && lower.endsWith('.jpeg'));
  return fits ? name : `${name}${ending}`;
}

/** Everything beyond what RFC 8187 lets stand as it is. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/**
 * A file that somebody attached, as a download: whatever is in it runs nowhere and is drawn by no
 * page of ours. Undefined when its bytes are gone.
 */
export async function sendFile(file: FileToSend): Promise<Response | undefined> {
  const body = await storage().read(file.storage_key);
  if (!body) return undefined;
  const name = nameToSave(file);
  const plain = name.replace(/[^\w .-]/g, '_');
  return new Response(body, {
    headers: {
      'content-type':
        file.content_type === 'text/plain' ? 'text/plain; charset=utf-8' : file.content_type,
      'content-length': String(file.size),
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      // Sent as it is read.
      'x-stream': '1',
    },
  });
}
