import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { endpoints } from '#app/paths.ts';
import { isNotModified } from '#app/platform/http/conditional-request.server.ts';
import { readPackedAssets } from './packed-assets.server.ts';

type Asset = {
  type: string;
  cache: string;
  etag: string;
  /** Pages of other origins load it. */
  forOthers: boolean;
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
};

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Cached for good where the content's hash is in the name. The service worker must be revalidated: a cached
 * one would go on caching files of an older build. */
function cacheControlOf(url: string): string {
  if (url.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (url === endpoints.feedbackWidget)
    return 'public, max-age=3600, stale-while-revalidate=604800';
  return url === endpoints.serviceWorker ? 'no-cache' : 'public, max-age=3600';
}

const assets = new Map<string, Asset>();

/**
 * Reads the built files into memory, with the compressed copies that the build has made. Files under `assets/` have
 * their content's hash in the name and never change. `folder`: that of the built server.
 */
export function loadAssets(folder: string): void {
  for (const { url, etag, ...bytes } of readPackedAssets(folder)) {
    const type = TYPES[path.posix.extname(url)];
    if (!type) continue;
    assets.set(url, {
      type,
      cache: cacheControlOf(url),
      forOthers: url === endpoints.feedbackWidget,
      etag: `"${etag}"`,
      ...bytes,
    });
  }
}

/** Bytes of a built file as a current browser gets it; undefined where there is none. */
export function assetBytes(url: string): number | undefined {
  const asset = assets.get(url);
  return (asset?.br ?? asset?.plain)?.byteLength;
}

/** Responds to a request for a built file; false when there is none at that address. */
export function sendAsset(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const asset = assets.get((request.url ?? '').split('?', 1)[0] as string);
  if (!asset) return false;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding =
    asset.br && accepted.includes('br')
      ? 'br'
      : asset.gzip && accepted.includes('gzip')
        ? 'gzip'
        : null;
  const body = encoding ? (encoding === 'br' ? asset.br : asset.gzip) : asset.plain;
  const headers: Record<string, string | number> = {
    'cache-control': asset.cache,
    etag: asset.etag,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': asset.forOthers ? 'cross-origin' : 'same-origin',
    ...(asset.forOthers && { 'access-control-allow-origin': '*' }),
  };
  if (isNotModified(request.headers['if-none-match'], asset.etag)) {
    response.writeHead(304, headers).end();
    return true;
  }
  headers['content-type'] = asset.type;
  headers['content-length'] = body?.byteLength ?? 0;
  if (encoding) headers['content-encoding'] = encoding;
  response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body);
  return true;
}
