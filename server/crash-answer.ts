import type { Context } from 'hono';
import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import { errorPageOf } from '#app/areas/site/crash/crashed-address.ts';
import { reportCrash } from '#app/features/crash-report/report-crash.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { SECURITY_HEADERS } from '#app/platform/http/content-security.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import type { Env } from './env.ts';

/**
 * The crash screen where React cannot draw it any more: the same words and ways on, in plain HTML
 * that needs nothing else to work.
 */
export function bareCrashScreen(context: Context<Env>) {
  const { pathname, search } = new URL(context.req.url);
  const { id } = context.get('facts');
  const locale = localeOfPath(pathname);
  const t = instanceOf(locale).getFixedT(locale, 'crash');
  const address = `${pathname}${search}`;
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) context.header(name, value);
  context.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  context.header('cache-control', 'no-store');
  return context.html(
    html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${t('title')}</title></head>
<body><main><h1>${t('title')}</h1><p>${t('text')}</p><p>${t('code', { id })}</p>
<p><a href="${address}">${t('retry')}</a></p>
<p><a href="${errorPageOf(locale, id, address)}">${t('errorPage')}</a></p></main></body></html>`,
    500,
  );
}

/** Whatever was thrown before or after React Router, which meets its own crashes. */
export function onCrash(error: Error, context: Context<Env>) {
  // An answer that was thrown, such as 413 for a post that is too large, is no crash.
  if (error instanceof HTTPException) return error.getResponse();
  const { id, brokeOff } = context.get('facts');
  if (brokeOff()) {
    log.info({ requestId: id }, 'a request broke off');
    return context.text('Broken off', 400);
  }
  reportCrash(error, { origin: 'page', route: `${context.req.method} server`, requestId: id });
  return bareCrashScreen(context);
}
