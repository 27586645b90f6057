import type { Context, MiddlewareHandler } from 'hono';
import { iconAt } from '#app/areas/site/icons.server.ts';
import { asJpeg, cropToShare } from '#app/features/content/pictures/share-picture.server.ts';
import { drawCard } from '#app/features/seo/pictures/draw-card.server.tsx';
import { drawIcon } from '#app/features/seo/pictures/draw-icon.server.ts';
import { pageOfPicture, pagePicture } from '#app/pages/page-picture.server.ts';
import { siteSnapshot } from '#app/pages/site-snapshot.server.ts';
import { endpoints } from '#app/paths.ts';
import { isNotModified } from '#app/platform/http/conditional-request.server.ts';
import { cachedPicture } from '#app/platform/pages/cached-pictures.server.ts';
import type { Env } from './env.ts';

const FOR_A_YEAR = 'public, max-age=31536000, immutable';

type Found = { key: string; cache: string; draw: () => Promise<Buffer>; type?: string };

/** A picture of at most 256 pixels as the one entry of an icon file (ICO, with the PNG as it is). */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([size, size], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.byteLength, 14);
  head.writeUInt32LE(head.byteLength, 18);
  return Buffer.concat([head, png]);
}

async function send(context: Context<Env>, { key, cache, draw, type = 'image/png' }: Found) {
  const headers = {
    etag: `"${key}"`,
    'cache-control': cache,
    'x-content-type-options': 'nosniff',
    // Link previews of other sites are what these pictures are for.
    'cross-origin-resource-policy': 'cross-origin',
  };
  if (isNotModified(context.req.header('if-none-match'), headers.etag)) {
    return context.body(null, 304, headers);
  }
  const picture = await cachedPicture(key, draw);
  return context.body(new Uint8Array(picture), 200, { ...headers, 'content-type': type });
}

/** Preview picture of a known page; any other address is no picture and goes on to the 404 page.
 * An outdated address shows what the page is like now, and is asked for again. */
export const previewPicture: MiddlewareHandler<Env> = async (context, next) => {
  const pathname = decodeURI(new URL(context.req.url).pathname);
  const page = pageOfPicture(pathname);
  const unit = context.get('facts').businessUnit;
  const picture = page && pagePicture(await siteSnapshot(), unit, page);
  if (!picture || pathname.endsWith('.jpg') !== Boolean(picture.photo)) return next();
  const current = context.req.query('v') === picture.key;
  const { photo } = picture;
  const drawn = async () => {
    // The drawings of all pages: only for those who draw.
    const { drawingDefs, drawingOf } = await import('#app/composition/page-figure.server.tsx');
    const { page } = picture;
    const card = await picture.card();
    return drawCard({ ...card, drawing: drawingOf(page), defs: drawingDefs(page) });
  };
  return send(context, {
    key: picture.key,
    cache: current ? FOR_A_YEAR : 'no-cache',
    draw: async () =>
      photo ? ((await cropToShare(photo)) ?? (await asJpeg(await drawn()))) : drawn(),
    ...(photo && { type: 'image/jpeg' }),
  });
};

/** Icons for home screens, and the one that is asked for by its old name, from the symbol logo. */
export const icon: MiddlewareHandler<Env> = async (context, next) => {
  const { logos, scheme } = (await siteSnapshot()).unit(context.get('facts').businessUnit, 'pt-BR');
  const found = await iconAt(context.req.path, logos.icon.url, scheme);
  if (!found) return next();
  const isOld = context.req.path === endpoints.favicon;
  const draw = async () => {
    const png = await drawIcon(found.request);
    return isOld ? icoOf(png, found.request.size) : png;
  };
  const type = isOld ? 'image/x-icon' : 'image/png';
  return send(context, { key: found.key, cache: 'public, max-age=3600', draw, type });
};
