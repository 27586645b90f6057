import { sql } from 'kysely';
import { readPipelines } from '../../app/features/crm/deals/deals.store.server.ts';
import { asActor } from '../../app/platform/database/actor.server.ts';
import type { Tx } from '../lists/times.ts';
import { staffOf } from '../rows/fill-rows.ts';
import type { Cases } from './case.ts';
import { crmLists } from './crm-lists.ts';
import { crmResults } from './crm-results.ts';
import { crmScreens } from './crm-screens.ts';
import { todayCases } from './today-cases.ts';

const idsOf = async (tx: Tx, statement: string): Promise<string[]> =>
  (await sql<{ id: string }>`${sql.raw(statement)}`.execute(tx)).rows.map(({ id }) => id);

/** Rows from all over, of those that the user may read. */
const someOf = (tx: Tx, table: string) =>
  idsOf(tx, `select id from public.${table} order by md5(id::text) limit 200`);

const seenBy = (userId: string) =>
  asActor({ kind: 'user', userId }, async (tx) => ({
    contacts: await someOf(tx, 'crm_contacts'),
    companies: await someOf(tx, 'crm_companies'),
    pairs: await idsOf(tx, 'select id from public.contact_pairs_page(p_limit => 100)'),
    deals: await someOf(tx, 'crm_deals where is_active'),
    tasks: await someOf(tx, 'crm_tasks'),
    notified: await idsOf(
      tx,
      `select contact_id as id from public.crm_events where contact_id is not null
       group by contact_id order by count(*) desc, 1 limit 20`,
    ),
    large: await idsOf(
      tx,
      `select o.id from public.crm_companies o join public.crm_contacts c on c.company_id = o.id
       group by o.id order by count(*) desc, 1 limit 10`,
    ),
    products: await idsOf(tx, `select unnest(private.products_in('crm', 'read')) as id`),
    pipelines: await readPipelines(tx),
  }));

/** The screens that the user may open. */
export const screensOf = async (userId: string): Promise<Cases> =>
  crmScreens({ ...(await seenBy(userId)), userId });

/** Everything that a user opens in the CRM, of rows that they may read. */
export async function readersCases(userId: string): Promise<Cases> {
  const owner = await staffOf('admin');
  const seen = await seenBy(userId);
  return {
    ...crmLists({ ...seen, owner }),
    ...crmScreens({ ...seen, userId }),
    ...crmResults(seen.products),
    ...todayCases(userId),
  };
}
