import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { LOGO_TYPES, logoAt, logoKey } from '#app/features/brand/logo-address.ts';
import { PICTURE_TYPES, pictureAt, pictureKey } from '#app/features/content/pictures/picture.ts';
import { endpoints } from '#app/paths.ts';
import { settings } from '#app/platform/env.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import { isNotModified } from '#app/platform/http/conditional-request.server.ts';
import type { Env } from './env.ts';
import { REST_HEADERS } from './rest/rest-headers.ts';

const FOR_AN_HOUR = 'public, max-age=3600';
/** Opened by itself, a drawing is a document: it may style itself and nothing else. */
const INERT = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

async function sendLogo(context: Context<Env>, address: string): Promise<Response | null> {
  const logo = logoAt(address);
  const stream = logo && (await storage().read(logoKey(logo.name, logo.extension)));
  if (!stream) return null;
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const headers = {
    etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`,
    'cache-control': FOR_AN_HOUR,
    'content-security-policy': INERT,
    'x-content-type-options': 'nosniff',
    // Readers of structured data and of mails show it from elsewhere.
    'cross-origin-resource-policy': 'cross-origin',
  };
  if (isNotModified(context.req.header('if-none-match'), headers.etag)) {
    return context.body(null, 304, headers);
  }
  return context.body(bytes, 200, { ...headers, 'content-type': LOGO_TYPES[logo.extension] });
}

/** An uploaded logo, to anybody. An address of none goes on to the 404 page. */
export const logoFile: MiddlewareHandler<Env> = async (context, next) =>
  (await sendLogo(context, new URL(context.req.url).pathname)) ?? next();

/** The bucket of the logos, by the name that the specification gives it. */
const LOGOS = `${endpoints.restFiles}/assets/logos/`;

/** A public file by the address that clients of Supabase make of its path. */
export const publicFile: MiddlewareHandler<Env> = async (context) => {
  const { pathname } = new URL(context.req.url);
  const open = settings().REST_CALLS !== 'off' && pathname.startsWith(LOGOS);
  const sent =
    open && (await sendLogo(context, `${endpoints.logos}/${pathname.slice(LOGOS.length)}`));
  if (sent) return sent;
  const body = { statusCode: '404', error: 'not_found', message: 'Object not found' };
  return Response.json(body, { status: 404, headers: REST_HEADERS });
};

/** Another picture has another address. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** A picture of the site's content, to anybody. An address of none goes on to the 404 page. */
export const contentPicture: MiddlewareHandler<Env> = async (context, next) => {
  const found = pictureAt(new URL(context.req.url).pathname);
  const stream = found && (await storage().read(pictureKey(found.id, found.variant)));
  if (!stream) return next();
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return context.body(bytes, 200, {
    'content-type': PICTURE_TYPES[found.variant.extension],
    'cache-control': FOR_EVER,
    'content-security-policy': INERT,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  });
};
