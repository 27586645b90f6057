import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below this a compressed copy saves less than the header that announces it. */
const SMALLEST_BYTES = 512;
const COMPRESSIBLE = /\.(?:css|html|js|json|map|mjs|svg|txt|webmanifest|xml)$/;

/** Best brotli and gzip of a file, once at build time, so that the server never compresses assets. */
function compressed(content: Buffer): Record<'.br' | '.gz', Buffer> {
  return {
    '.br': brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    '.gz': gzipSync(content, { level: 9 }),
  };
}

const client = path.join(import.meta.dirname, '../build/client');
for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
  const file = path.join(entry.parentPath, entry.name);
  const content = readFileSync(file);
  if (content.length <= SMALLEST_BYTES) continue;
  for (const [suffix, copy] of Object.entries(compressed(content))) {
    if (copy.length < content.length) writeFileSync(file + suffix, copy);
  }
}
