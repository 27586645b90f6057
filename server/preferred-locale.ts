import type { MiddlewareHandler } from 'hono';
import { isLocale } from '#app/i18n/locale.ts';
import { preferredLocaleCookie } from '#app/i18n/preferred-locale-cookie.ts';
import { areaPaths } from '#app/paths.ts';
import { ownAddress } from '#app/platform/http/own-address.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import type { Env } from './env.ts';

/** Where the switch is shown: areas that have one address for both languages. */
const PLACES = ['/auth', '/admin', '/portal'];

/** Keeps the choice of language of the areas that have one address for both. */
export const preferredLocale: MiddlewareHandler<Env> = async (context) => {
  const { locale = '', back = '' } = await postedTexts(context.req.raw);
  if (isLocale(locale)) context.header('set-cookie', preferredLocaleCookie(locale));
  return context.redirect(ownAddress(back, PLACES) ?? areaPaths.auth, 303);
};
