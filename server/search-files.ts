import type { Context } from 'hono';
import { appManifest } from '#app/areas/site/app-manifest.server.ts';
import { sitemapOf } from '#app/areas/site/sitemap.server.ts';
import { canonicalBaseOf } from '#app/features/seo/canonical-base.server.ts';
import { robotsText } from '#app/features/seo/robots.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { siteSnapshot } from '#app/pages/site-snapshot.server.ts';
import { endpoints } from '#app/paths.ts';
import { currentGeneration } from '#app/platform/pages/generation.server.ts';
import { areaRoots } from '#app/registry.ts';
import type { Env } from './env.ts';
import { headOfPage } from './page-heads.ts';

/** Areas behind sign-in, as prefixes. */

const sitemaps = new Map<string, { generation: number; xml: Promise<string> }>();

/** One map a business unit, made again only after a row has changed. */
async function sitemapText(unit: string, origin: string): Promise<string> {
  const generation = currentGeneration();
  const cached = sitemaps.get(unit);
  if (cached?.generation === generation) return cached.xml;
  const make = async () =>
    sitemapOf(await siteSnapshot(), unit, (page) =>
      headOfPage(page, { origin, businessUnit: unit }),
    );
  const xml = make().catch((error: unknown) => {
    sitemaps.delete(unit);
    throw error;
  });
  sitemaps.set(unit, { generation, xml });
  return xml;
}

const send = (context: Context<Env>, type: string, body: string) =>
  context.body(body, 200, { 'content-type': type, 'cache-control': 'no-cache' });

/** All pages that search engines may list. */
export async function sitemap(context: Context<Env>) {
  const { businessUnit, origin } = context.get('facts');
  const xml = await sitemapText(businessUnit, origin);
  return send(context, 'application/xml; charset=utf-8', xml);
}

export async function robots(context: Context<Env>) {
  const snapshot = await siteSnapshot();
  const { settings } = snapshot.seo(context.get('facts').businessUnit, [], 'pt-BR');
  const base = canonicalBaseOf(settings);
  const text = robotsText({ base, closed: areaRoots, sitemap: endpoints.sitemap });
  return send(context, 'text/plain; charset=utf-8', text);
}

export async function manifest(context: Context<Env>) {
  const locale = localeOfPath(context.req.path);
  const text = appManifest(await siteSnapshot(), context.get('facts').businessUnit, locale);
  return send(context, 'application/manifest+json', text);
}
