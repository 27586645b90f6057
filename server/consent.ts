import type { MiddlewareHandler } from 'hono';
import { consentChoice } from '#app/consent/consent.schema.ts';
import { recordConsent } from '#app/consent/consent.store.server.ts';
import { isPieceName, pieceHtml } from '#app/consent/pieces/render-piece.server.tsx';
import { isLocale } from '#app/i18n/locale.ts';
import { asActor, DatabaseUnavailable } from '#app/platform/database/database.server.ts';
import { SECURITY_HEADERS } from '#app/platform/http/content-security.server.ts';
import type { Env } from './env.ts';
import { postedJson } from './posts/posted-json.ts';

/** How long a browser may show a piece again without asking, in seconds. */
const MAX_AGE = 300;

/** The banner, or the dialog of preferences, in one language: the same for everybody. */
export const consentPiece: MiddlewareHandler<Env> = async (context, next) => {
  const { locale, piece = '' } = context.req.param() as { locale?: string; piece?: string };
  if (!isLocale(locale) || !isPieceName(piece)) return next();
  return context.body(pieceHtml(piece, locale), 200, {
    ...SECURITY_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': `public, max-age=${MAX_AGE}`,
    'x-robots-tag': 'noindex',
  });
};

/** Puts a choice about cookies on record. The browser keeps its choice whatever is answered. */
export const putConsent: MiddlewareHandler<Env> = async (context) => {
  const given = consentChoice.safeParse(await postedJson(context));
  if (!given.success) return context.body(null, 400);
  const address = context.get('facts').remoteAddress;
  try {
    const stored = await asActor({ kind: 'anonymous', address }, (tx) =>
      recordConsent(tx, given.data),
    );
    return context.body(null, stored ? 204 : 429);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return context.body(null, 503);
    throw error;
  }
};
