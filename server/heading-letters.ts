import type { MiddlewareHandler } from 'hono';
import { cutLetters, editionOf } from '#app/areas/site/heading-letters/cut-letters.server.ts';
import { lettersAt } from '#app/areas/site/heading-letters/letters-address.server.ts';
import { isNotModified } from '#app/platform/http/conditional-request.server.ts';
import type { Env } from './env.ts';

const FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** The letters of a heading that some page of this site has shown; any other address is none and goes
 * on to the 404 page. An outdated one is answered with the font as it is now, and asked for again. */
export const headingLetters: MiddlewareHandler<Env> = async (context, next) => {
  const of = lettersAt(context.req.path);
  if (!of) return next();
  const edition = editionOf(of.voice);
  // Weak: the font is the same under either encoding.
  const etag = `W/"${edition}"`;
  const headers: Record<string, string> = {
    etag,
    'cache-control': context.req.query('v') === edition ? FOR_A_YEAR : 'no-cache',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  };
  if (isNotModified(context.req.header('if-none-match'), etag)) {
    return context.body(null, 304, headers);
  }
  const { plain, br } = await cutLetters(of.voice, of.letters);
  headers['content-type'] = 'font/ttf';
  const small = context.req.header('accept-encoding')?.includes('br');
  if (small) headers['content-encoding'] = 'br';
  return context.body(new Uint8Array(small ? br : plain), 200, headers);
};
