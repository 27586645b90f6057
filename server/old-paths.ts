import type { MiddlewareHandler } from 'hono';
import { siteSnapshot } from '#app/areas/site/site-snapshot.server.ts';
import { type Locale, stripLocale } from '#app/i18n/locale.ts';
import { pathTo, type RouteName } from '#app/paths.ts';
import type { Env } from './env.ts';

/** Addresses that older links and the footer of old still name, each one hop from its page. */
const OLD_PATHS: Readonly<Record<string, { name: RouteName; locale: Locale }>> = {
  '/servicos/sistemas-web': { name: 'softwareApps', locale: 'pt-BR' },
  '/servicos/apps-mobile': { name: 'softwareApps', locale: 'pt-BR' },
  '/servicos/automacao': { name: 'automationAi', locale: 'pt-BR' },
  '/servicos/ia': { name: 'automationAi', locale: 'pt-BR' },
  '/servicos/workshops': { name: 'lab', locale: 'pt-BR' },
  '/lab/workshops': { name: 'lab', locale: 'pt-BR' },
  '/en/lab/workshops': { name: 'lab', locale: 'en' },
  '/servicos/jogos-corporativos': { name: 'gamesGamification', locale: 'pt-BR' },
  '/contact': { name: 'contact', locale: 'en' },
};

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** Answers old addresses with 308, straight to where the page lives now. */
export const oldPaths: MiddlewareHandler<Env> = async (context, next) => {
  if (!isRead(context.req.method)) return next();
  const { pathname, search } = new URL(context.req.url);
  if (/^\/pt-BR(?:\/|$)/.test(pathname)) {
    return context.redirect(`${stripLocale(pathname).replace(/^\/+/, '/')}${search}`, 308);
  }
  if (pathname === '/blog') {
    const { company } = (await siteSnapshot()).unit(context.get('facts').businessUnit);
    return context.redirect(company.blogUrl ?? pathTo('content', 'pt-BR'), 308);
  }
  const target = Object.hasOwn(OLD_PATHS, pathname) && OLD_PATHS[pathname];
  return target ? context.redirect(pathTo(target.name as 'lab', target.locale), 308) : next();
};

/** One address per page: a trailing slash is dropped. Repeated slashes are not an address of ours
 * and must not become a protocol-relative redirect. */
export const tidyPaths: MiddlewareHandler<Env> = async (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  if (!isRead(context.req.method) || pathname === '/' || !pathname.endsWith('/')) return next();
  const tidy = pathname.replace(/\/+$/, '').replace(/^\/+/, '/') || '/';
  return context.redirect(`${tidy}${search}`, 308);
};
