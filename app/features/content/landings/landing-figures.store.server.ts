import type { Transaction } from 'kysely';
import { callRows } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { FIGURE_DAYS, type LandingFigures } from './landing-figures.ts';

type Reader = {
  /** Whether the user may see leads; without it they are left out. */
  seesLeads: boolean;
  /** The one page to read; all of them without it. */
  slug?: string;
};

/** Visits and leads of landing pages by their slug, for each of the spans. */
export async function readLandingFigures(
  tx: Transaction<DB>,
  { seesLeads, slug }: Reader,
): Promise<Record<string, LandingFigures>> {
  const figures: Record<string, LandingFigures> = {};
  for (const days of FIGURE_DAYS) {
    const rows = await callRows(tx, 'private.landing_figures', { days, slug: slug ?? null });
    for (const { slug: page, visits, leads } of rows) {
      const span = { days, visits: Number(visits), leads: seesLeads ? Number(leads) : null };
      figures[page] = [...(figures[page] ?? []), span];
    }
  }
  return figures;
}
