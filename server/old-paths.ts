import type { MiddlewareHandler } from 'hono';
import { matchPath } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { pageOfPath } from '#app/pages/alternates.ts';
import { ITEM_SLUGS } from '#app/pages/item-slugs.ts';
import { siteSnapshot } from '#app/pages/site-snapshot.server.ts';
import {
  adminPaths,
  fillPattern,
  formerAdminPaths,
  type PlainRoute,
  pathTo,
  patternOf,
} from '#app/paths.ts';
import { routeTable } from '#app/registry.ts';
import type { Env } from './env.ts';

const prices = (locale: Locale) => ({ name: 'pricing' as const, locale });

/** Former addresses, each redirected to its page in one step. */
const OLD_PATHS: Readonly<Record<string, { name: PlainRoute; locale: Locale }>> = {
  '/servicos/sistemas-web': { name: 'softwareApps', locale: 'pt-BR' },
  '/servicos/apps-mobile': { name: 'softwareApps', locale: 'pt-BR' },
  '/servicos/automacao': { name: 'automationAi', locale: 'pt-BR' },
  '/servicos/ia': { name: 'automationAi', locale: 'pt-BR' },
  '/servicos/workshops': { name: 'lab', locale: 'pt-BR' },
  '/lab/workshops': { name: 'lab', locale: 'pt-BR' },
  '/en/lab/workshops': { name: 'lab', locale: 'en' },
  '/servicos/jogos-corporativos': { name: 'gamesGamification', locale: 'pt-BR' },
  '/contact': { name: 'contact', locale: 'en' },
  '/preco': prices('pt-BR'),
  '/valores': prices('pt-BR'),
  // “preço”, “preços” and “orçamento” as browsers send them.
  '/pre%c3%a7o': prices('pt-BR'),
  '/pre%c3%a7os': prices('pt-BR'),
  '/or%c3%a7amento': prices('pt-BR'),
  '/orcamento': prices('pt-BR'),
  '/price': prices('en'),
  '/pricing': prices('en'),
  '/prices': prices('en'),
  '/en/price': prices('en'),
  '/en/prices': prices('en'),
};

const BLOG = '/blog';

const isOld = (path: string) => Object.hasOwn(OLD_PATHS, path);

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** Repeated slashes are not an address of ours and must not become a protocol-relative redirect. */
const trimSlashes = (pathname: string) =>
  pathname === '/' ? pathname : pathname.replace(/^\/{2,}/, '/').replace(/\/+$/, '') || '/';

/** Workshops formerly had addresses directly under the Lab; known ones are redirected. */
function workshopOf(path: string): string | undefined {
  const [, prefix, slug] = /^(\/en)?\/lab\/([^/]+)$/.exec(path) ?? [];
  const locale = prefix ? 'en' : 'pt-BR';
  const workshops = ITEM_SLUGS.workshop;
  if (!slug || !workshops) return undefined;
  const now = workshops.alternates(locale, slug) ? slug : workshops.current(locale, slug);
  return now && pathTo('workshop', locale, { slug: now });
}

/** The current page of a renamed item, for an address with an earlier name. */
function renamed(path: string): string | undefined {
  const page = pageOfPath(path);
  const former = page?.params['slug'];
  if (!page || former === undefined) return undefined;
  const slug = ITEM_SLUGS[page.name]?.current(page.locale, former);
  return slug && fillPattern(patternOf(page.name, page.locale), { slug });
}

/** The address that a screen of staff has now, for its former one. */
function screenNow(path: string): string | undefined {
  for (const [name, former] of Object.entries(formerAdminPaths)) {
    const found = matchPath(former, path);
    if (found)
      return fillPattern(
        adminPaths[name as keyof typeof formerAdminPaths],
        found.params as Record<string, string>,
      );
  }
  return undefined;
}

/** A slug, in any letter case. */
const TYPED = /^[a-z\d-]+$/i;

/**
 * A known address in canonical letter case. Only fixed parts and public slugs are changed: tokens and ids
 * are case-sensitive.
 */
function inCanonicalCase(path: string): string {
  const lower = path.toLowerCase();
  if (path === lower) return path;
  if (lower === BLOG || isOld(lower)) return lower;
  const row = routeTable.find((candidate) => matchPath(candidate.path, path));
  const parts = row?.path.split('/') ?? [];
  const part = (given: string, n: number) => {
    const fixed = parts[n] ?? '*';
    if (fixed === ':slug' && row?.guard === 'public' && TYPED.test(given)) {
      return given.toLowerCase();
    }
    return fixed.startsWith(':') || fixed === '*' ? given : fixed;
  };
  return path.split('/').map(part).join('/');
}

async function canonicalPath(pathname: string, unit: string): Promise<string> {
  const path = inCanonicalCase(trimSlashes(pathname.replace(/^\/pt-br(?=\/|$)/i, '') || '/'));
  if (path === BLOG) {
    const { company } = (await siteSnapshot()).unit(unit, 'pt-BR');
    return company.blogUrl ?? pathTo('content', 'pt-BR');
  }
  const moved = isOld(path) && OLD_PATHS[path];
  return moved ? pathTo(moved.name, moved.locale) : (screenNow(path) ?? workshopOf(path) ?? path);
}

/**
 * One address per page: a trailing slash is dropped; a former address is redirected with 308, one with an
 * earlier name of an item with 301, in one step. The query is kept, since it may name the campaign.
 */
export const oldPaths: MiddlewareHandler<Env> = async (context, next) => {
  if (!isRead(context.req.method)) return next();
  const { pathname, search } = new URL(context.req.url);
  const home = await canonicalPath(trimSlashes(pathname), context.get('facts').businessUnit);
  const now = renamed(home);
  if (!now && home === pathname) return next();
  // Staff may give an item its former name back: browsers that kept both redirects would go round in circles.
  context.header('cache-control', 'no-store');
  return now ? context.redirect(`${now}${search}`, 301) : context.redirect(`${home}${search}`, 308);
};
