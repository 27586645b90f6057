import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { PackedAsset } from '../app/platform/pages/packed-assets.server.ts';

/** Below this a compressed copy saves less than the header that announces it. */
const SMALLEST_BYTES = 512;
const COMPRESSIBLE = /\.(?:css|html|js|json|map|mjs|svg|txt|webmanifest|xml)$/;

/** Best brotli and gzip of a file, once at build time, so that the server never compresses assets. */
function compressed(content: Buffer): Record<'br' | 'gzip', Buffer> {
  return {
    br: brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzip: gzipSync(content, { level: 9 }),
  };
}

const built = path.join(import.meta.dirname, '../build');
const client = path.join(built, 'client');
const packed: PackedAsset[] = [];
const parts: Buffer[] = [];
let at = 0;
for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const file = path.join(entry.parentPath, entry.name);
  const content = readFileSync(file);
  const sizes = { plain: content.length, br: 0, gzip: 0 };
  parts.push(content);
  if (COMPRESSIBLE.test(entry.name) && content.length > SMALLEST_BYTES) {
    for (const [coding, copy] of Object.entries(compressed(content))) {
      if (copy.length >= content.length) continue;
      sizes[coding as 'br' | 'gzip'] = copy.length;
      parts.push(copy);
    }
  }
  const etag = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const url = `/${path.relative(client, file).split(path.sep).join('/')}`;
  packed.push({ url, etag, at, ...sizes });
  at += sizes.plain + sizes.br + sizes.gzip;
}
// All in one file: two thousand to find and read were a twentieth of a start.
writeFileSync(path.join(built, 'server/assets.pack'), Buffer.concat(parts));
writeFileSync(path.join(built, 'server/assets.json'), JSON.stringify(packed));
