import type { Context } from 'hono';
import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import { errorPageOf } from '#app/areas/site/crash/crashed-address.ts';
import { reportCrash } from '#app/features/crash-report/report-crash.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { type Locale, localeOfPath } from '#app/i18n/locale.ts';
import { areaOfPath } from '#app/pages/alternates.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { DatabaseUnavailable } from '#app/platform/database/database.server.ts';
import { SECURITY_HEADERS } from '#app/platform/http/content-security.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import type { Env } from './env.ts';

/** When a request that was answered 503 may be retried, in seconds. */
export const RETRY_AFTER_S = '10';

type BarePage = {
  locale: Locale;
  status: 500 | 503;
  title: string;
  body: ReturnType<typeof html>;
};

/** A page in plain HTML that needs nothing else to work. */
function barePage(context: Context<Env>, { locale, status, title, body }: BarePage) {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) context.header(name, value);
  context.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  context.header('cache-control', 'no-store');
  return context.html(
    html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`,
    status,
  );
}

/** The crash screen where React cannot draw it any more: the same words and ways on. */
export function bareCrashScreen(context: Context<Env>) {
  const { pathname, search } = new URL(context.req.url);
  const { id } = context.get('facts');
  const locale = localeOfPath(pathname);
  const t = instanceOf(locale).getFixedT(locale, 'crash');
  const address = `${pathname}${search}`;
  return barePage(context, {
    locale,
    status: 500,
    title: t('title'),
    body: html`<p>${t('text')}</p><p>${t('code', { id })}</p>
<p><a href="${address}">${t('retry')}</a></p>
<p><a href="${errorPageOf(locale, id, address)}">${t('errorPage')}</a></p>`,
  });
}

/** A 503 page with a link to try again, in the language of the address, or of the user in areas behind sign-in. */
function retryScreen(context: Context<Env>, why: 'away' | 'busy') {
  const { pathname, search } = new URL(context.req.url);
  const locale = areaOfPath(pathname) ? preferredLocale(context.req.raw) : localeOfPath(pathname);
  const t = instanceOf(locale).getFixedT(locale, 'crash');
  context.header('retry-after', RETRY_AFTER_S);
  return barePage(context, {
    locale,
    status: 503,
    title: t(`${why}.title`),
    body: html`<p>${t(`${why}.visitor`)}</p>
<p><a href="${pathname}${search}">${t('retry')}</a></p>`,
  });
}

/** Answers 503 where no route draws a page: a file, or a post of a mail program. */
export const bareAwayScreen = (context: Context<Env>) => retryScreen(context, 'away');

/** Answers 503 while the process works on as many requests as it can. */
export const busyScreen = (context: Context<Env>) => retryScreen(context, 'busy');

/** Whatever was thrown before or after React Router, which meets its own crashes. */
export function onCrash(error: Error, context: Context<Env>) {
  // An answer that was thrown, such as 413 for a post that is too large, is no crash.
  if (error instanceof HTTPException) return error.getResponse();
  const { id, brokeOff } = context.get('facts');
  if (brokeOff()) {
    log.info({ requestId: id }, 'a request was aborted');
    return context.text('Broken off', 400);
  }
  if (error instanceof DatabaseUnavailable) {
    log.warn({ err: error }, 'the database did not accept the work of a request');
    return bareAwayScreen(context);
  }
  reportCrash(error, { origin: 'page', route: `${context.req.method} server`, requestId: id });
  return bareCrashScreen(context);
}
