import type { MiddlewareHandler } from 'hono';
import { isLocale } from '#app/i18n/locale.ts';
import { preferredLocaleCookie } from '#app/i18n/preferred-locale-cookie.ts';
import { areaPaths } from '#app/paths.ts';
import type { Env } from './env.ts';

/** Back to the page the switch stood on: a path of ours, never another place. */
const ownPath = (value: unknown): string =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : areaPaths.auth;

/** Keeps the choice of language of the areas that have one address for both. */
export const preferredLocale: MiddlewareHandler<Env> = async (context) => {
  const { locale, back } = await context.req.parseBody();
  if (typeof locale === 'string' && isLocale(locale)) {
    context.header('set-cookie', preferredLocaleCookie(locale));
  }
  return context.redirect(ownPath(back), 303);
};
