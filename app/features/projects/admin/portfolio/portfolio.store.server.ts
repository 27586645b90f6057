import type { Transaction } from 'kysely';
import { callRows, type RowOf, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { readPage } from '#app/platform/database/list-page.server.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-query.ts';
import type { BarStage } from '../../bar/bar.ts';
import type { portfolioList } from './portfolio.list.server.ts';
import type { PortfolioChoices, PortfolioCounts, PortfolioRow } from './portfolio.ts';

type Tx = Transaction<DB>;
type Part = ListPart<typeof portfolioList>;

const READERS = {
  stages: typed<BarStage[]>(),
  waits: typed<{ since: string; what: string }[]>(),
};
type PageRow = Omit<RowOf<'public.portfolio_page'>, keyof typeof READERS> & {
  stages: BarStage[];
  waits: { since: string; what: string }[];
};

const rowIn = (row: PageRow): PortfolioRow => ({
  id: row.id,
  name: row.name,
  clientId: row.clientId,
  client: row.client,
  shown: row.shown,
  days: {
    startsOn: row.startsOn,
    today: row.today,
    stages: row.stages,
    // Only open waits are read; ended ones do not matter in the list.
    waits: row.waits.map(({ since }) => ({ since, until: null })),
    pausedOn: row.pausedOn,
    endedOn: row.endedOn,
  },
  waits: row.waits,
  changeAsked: row.changeAsked,
  conductedBy: row.ownerName,
  lastNewsAt: row.lastNewsAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

/** Projects in the requested order, a page after the given one. Refuses with `projects_read_missing`. */
export async function listPortfolio(tx: Tx, part: Part): Promise<PortfolioRow[]> {
  return (await readPage(tx, 'public.portfolio_page', part, READERS)).map(rowIn);
}

/** The number of projects with the filters except health: in all, and for each health. */
export async function countPortfolio(
  tx: Tx,
  { text, stage, owner, client, health }: Part['filter'],
): Promise<PortfolioCounts> {
  const rows = await callRows(
    tx,
    'public.portfolio_counts',
    {
      ...{ text: text ?? null, stage: stage ?? null, owner: owner ?? null },
      ...{ client: client ?? null, health: health ?? null },
    },
    { health: typed<keyof PortfolioCounts>() },
  );
  return Object.fromEntries(
    rows.map(({ health, projects }) => [health, projects]),
  ) as PortfolioCounts;
}

/** The choices of the filters, including the selected client. */
export async function readPortfolioChoices(
  tx: Tx,
  { client }: Part['filter'],
): Promise<PortfolioChoices> {
  const rows = await callRows(
    tx,
    'public.portfolio_choices',
    { client: client ?? null },
    { kind: typed<'clients' | 'colleagues'>() },
  );
  const of = (wanted: string) =>
    rows.filter(({ kind }) => kind === wanted).map(({ id, name }) => ({ id, name }));
  return { clients: of('clients'), colleagues: of('colleagues') };
}
