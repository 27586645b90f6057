import { portfolioList } from '../../app/features/projects/admin/portfolio/portfolio.list.server.ts';
import {
  countPortfolio,
  listPortfolio,
  readPortfolioChoices,
} from '../../app/features/projects/admin/portfolio/portfolio.store.server.ts';
import { invoicesList } from '../../app/features/projects/admin/staff-invoices/invoices.list.server.ts';
import {
  listInvoices,
  sumInvoices,
} from '../../app/features/projects/admin/staff-invoices/staff-invoices.store.server.ts';
import { openHandle } from '../../app/platform/database/handle.server.ts';
import { type Cases, pages, partsOf } from '../crm/case.ts';
import type { Tx } from '../lists/times.ts';

const bothWays = (names: readonly string[]) => names.flatMap((by) => [`sort=${by}`, `sort=-${by}`]);

const someOf = async (statement: string): Promise<string[]> =>
  (await openHandle().owner.query<{ id: string }>(`${statement} limit 6`)).rows.map(({ id }) => id);

/** From words that many have to one that nobody has. */
const WORDS = ['aplicativo', 'padaria', 'ximenes', '7919', 'zzz nobody'].map(
  (text) => `text=${encodeURIComponent(text)}`,
);

/** The portfolio and the invoices of staff: all that a screen reads of each is one figure. */
export async function portfolioCases(): Promise<Cases> {
  const projects = await someOf('select id from public.projects order by md5(id::text)');
  const clients = await someOf(
    'select organization_id as id from public.projects group by 1 order by count(*) desc',
  );
  const invoices = await someOf('select id from public.invoices order by md5(id::text)');
  const screen = async (tx: Tx, part: Parameters<typeof listPortfolio>[1]) => {
    const found = await listPortfolio(tx, part);
    await countPortfolio(tx, part.filter);
    await readPortfolioChoices(tx, part.filter);
    return found;
  };
  const healths = ['late', 'waiting', 'on_time', 'paused', 'ended'].map((one) => `health=${one}`);
  const narrowed = [
    ...['stage=1', 'stage=4', 'owner=me', 'owner=none', 'health=late&owner=me&stage=4'],
    ...clients.map((id) => `client=${id}`),
  ];
  const money = async (tx: Tx, part: Parameters<typeof listInvoices>[1]) => {
    const found = await listInvoices(tx, part);
    await sumInvoices(tx, part.filter);
    return found;
  };
  const kinds: Record<string, string[]> = {
    'in each order': pages(bothWays(portfolioList.sorts), projects),
    'by health': pages(healths, projects.slice(0, 2)),
    'by health, in each order': healths.flatMap((one) =>
      bothWays(portfolioList.sorts).map((by) => `${one}&${by}`),
    ),
    'by stage, colleague, client': narrowed,
    'with words': WORDS,
  };
  return {
    ...Object.fromEntries(
      Object.entries(kinds).map(([kind, some]) => [
        `portfolio, ${kind}`,
        partsOf(portfolioList, some, screen),
      ]),
    ),
    'invoices of all, in each order': partsOf(
      invoicesList,
      pages(bothWays(invoicesList.sorts), invoices),
      money,
    ),
    'invoices of all, narrowed': partsOf(
      invoicesList,
      [
        ...['open', 'overdue', 'draft', 'paid', 'cancelled'].map((one) => `state=${one}`),
        ...clients.map((id) => `client=${id}`),
      ],
      money,
    ),
    'invoices of all, with words': partsOf(invoicesList, WORDS, money),
  };
}
