import { sql } from 'kysely';
import type { ActionFunctionArgs } from 'react-router';
import type { Tx } from '#app/access/commands/command.server.ts';
import { notFound } from '#app/platform/http/route-params.ts';
import { canonicalBaseOf } from '../../canonical-base.server.ts';
import { factsOf } from '../../page-facts.server.ts';
import type { OwnPage } from '../../page-facts.ts';
import { type PageRefusal, refusalsOf } from '../../page-rules.ts';
import { SIDES } from '../../page-sides.ts';
import { readSeoRows, type SeoRows, seoOf } from '../../seo.store.server.ts';
import { ownPages } from '../own-pages.server.ts';
import { unitIn } from '../unit-in.server.ts';
import { mistaken } from './mistaken.server.ts';

export type PageRow = SeoRows['pages'][number];

/** The page and unit of an address, and the own data of all pages. */
export type ChosenPage = { unit: string; key: string; own: readonly OwnPage[] };

/** The page and unit of an address; the home page where it names none. */
export async function pageAddressIn({ searchParams }: URL) {
  const { unit } = await unitIn(searchParams);
  return { unit, key: searchParams.get('path') ?? '/' };
}

/** The page of an address; throws `notFound()` where there is none. */
export async function chosenPage(
  url: URL,
  context: ActionFunctionArgs['context'],
): Promise<ChosenPage> {
  const { unit, key } = await pageAddressIn(url);
  const own = await ownPages(context, unit);
  if (!own.some((page) => page.key === key)) throw notFound();
  return { unit, key, own };
}

/**
 * The settings of pages, and of this one, locked until the transaction ends: two changes that are valid by
 * themselves may make a loop together.
 */
export async function lockPages(tx: Tx, { unit, key }: ChosenPage) {
  await sql`select pg_advisory_xact_lock(hashtext('page_seo'))`.execute(tx);
  const rows = await readSeoRows(tx);
  const row = rows.pages.find((page) => page.pagePath === key && page.businessUnit === unit);
  return { rows, row, base: canonicalBaseOf(seoOf(rows, unit, 'pt-BR')) };
}

const mistakesOf = (refusals: readonly PageRefusal[]) =>
  Object.fromEntries(
    refusals.map(({ locale, field, rule, other }) => [
      `${SIDES[locale]}.${field}`,
      { key: rule, ...(other !== undefined && { other }) },
    ]),
  );

type Change = { rows: SeoRows; row: PageRow | undefined; base: string };

/** Refuses a change that breaks a rule of pages which held before it; `become` is the row after it, if any. */
export function refuseBrokenRules(
  { unit, key, own }: ChosenPage,
  { rows, row, base }: Change,
  become?: PageRow,
): void {
  const site = { unit, base };
  const others = rows.pages.filter((page) => page !== row);
  const after = { ...rows, pages: become ? [...others, become] : others };
  const facts = factsOf(own, after, site);
  const refusals = refusalsOf({ base, facts }, key, factsOf(own, rows, site));
  if (refusals.length > 0) throw mistaken(mistakesOf(refusals));
}
