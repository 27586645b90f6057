import type { MiddlewareHandler } from 'hono';
import { countsReport } from '#app/features/analytics/counts.schema.ts';
import { addReport } from '#app/features/analytics/sum-counts.server.ts';
import { landingBySlug } from '#app/features/content/landings/landings.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { type PageMatch, pageOfPath } from '#app/pages/alternates.ts';
import { pathTo } from '#app/paths.ts';
import type { Env } from './env.ts';
import { postedJson } from './posts/posted-json.ts';

/** Reports of one address in a minute: a page sends two or three. */
const MOST_A_MINUTE = 240;
const MINUTE_MS = 60_000;

let minute = 0;
let reports = new Map<string, number>();

/** In this process's memory and forgotten with the minute: figures that anybody may post are worth
 * no more, and an address is never written down. */
function withinLimit(address: string): boolean {
  const now = Math.floor(Date.now() / MINUTE_MS);
  if (now !== minute) {
    minute = now;
    reports = new Map();
  }
  const known = reports.get(address) ?? 0;
  reports.set(address, known + 1);
  return known < MOST_A_MINUTE;
}

/** The address of a landing page: one that visitors can open, since anybody may post any other. */
function landingAt(path: string, page: PageMatch | null): string | undefined {
  if (page?.name !== 'landing') return undefined;
  const { slug } = page.params;
  if (!slug || !landingBySlug(page.locale, slug)) return undefined;
  // The address of its posts shows the page, too, after one that was refused.
  return path === pathTo('landing', page.locale, { slug }) ? slug : undefined;
}

/** Takes the sums of one page. Which page it was is read off its path: nothing else of it is kept. */
export const recordCounts: MiddlewareHandler<Env> = async (context) => {
  const report = countsReport.safeParse(await postedJson(context));
  if (!report.success) return context.body(null, 400);
  // The browser's script holds it back already; a signal counts wherever it is received.
  if (context.req.header('sec-gpc') === '1') return context.body(null, 204);
  if (!withinLimit(context.get('facts').remoteAddress)) return context.body(null, 429);
  const { path } = report.data;
  const page = pageOfPath(path);
  addReport(
    {
      route: page?.name ?? 'notFound',
      locale: page?.locale ?? localeOfPath(path),
      landing: landingAt(path, page),
    },
    report.data,
  );
  return context.body(null, 204);
};
