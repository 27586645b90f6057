import { companiesList } from '../../app/features/crm/companies/companies.list.server.ts';
import {
  countCompanies,
  listCompanies,
} from '../../app/features/crm/companies/companies.store.server.ts';
import { contactsList } from '../../app/features/crm/contacts/contacts.list.server.ts';
import {
  countContacts,
  listContacts,
} from '../../app/features/crm/contacts/contacts.store.server.ts';
import { contactPairsList } from '../../app/features/crm/contacts/pairs.list.server.ts';
import { countPairs, listPairs } from '../../app/features/crm/contacts/pairs.store.server.ts';
import { dealsList } from '../../app/features/crm/deals/deals.list.server.ts';
import { listDeals, sumDeals } from '../../app/features/crm/deals/deals.store.server.ts';
import { tasksList } from '../../app/features/crm/tasks/tasks.list.server.ts';
import { countTasks, listTasks } from '../../app/features/crm/tasks/tasks.store.server.ts';
import { type Case, type Cases, pages, partsOf, worded } from './case.ts';

/** Ids of rows in the lists, as cursors and filter values. */
export type Sample = {
  contacts: readonly string[];
  pairs: readonly string[];
  companies: readonly string[];
  deals: readonly string[];
  tasks: readonly string[];
  /** A user who owns many of the rows. */
  owner: string;
};

/** The limit of the counts in the tabs of the list. */
const MOST_COUNTED = 1000;

const counted = (cases: readonly Case[]) => cases.filter(({ name }) => !name.includes('after='));

/** The pages and counts of a list, by kinds of query. */
function ofList(
  what: string,
  queries: Readonly<Record<string, string[]>>,
  page: (queries: readonly string[]) => Case[],
  count: (queries: readonly string[]) => Case[],
): Cases {
  return Object.fromEntries(
    Object.entries(queries).flatMap(([kind, some]) => [
      [`${what}, ${kind}`, page(some)],
      [`${what}, ${kind}, counted`, counted(count(some))],
    ]),
  );
}

const contacts = ({ contacts: ids, companies, owner }: Sample): Cases =>
  ofList(
    'contacts',
    {
      'in each order': pages(['sort=created', 'sort=-created', 'sort=name'], ids.slice(0, 6)),
      filtered: pages(
        [
          'product=forja',
          'product=doavya',
          'source=website',
          'deal=open',
          'deal=none',
          `owner=${owner}`,
          `company=${companies[0]}`,
          'from=2025-01-01&to=2025-03-31',
        ],
        ids.slice(0, 2),
      ),
      'with words': worded,
      'with words, filtered': worded.map((text) => `${text}&product=doavya&deal=open`),
    },
    (some) => partsOf(contactsList, some, listContacts),
    (some) => partsOf(contactsList, some, (tx, { filter }) => countContacts(tx, filter)),
  );

const pairs = ({ pairs: ids }: Sample): Cases =>
  ofList(
    'merge suggestions',
    {
      'in each order': pages(
        ['sort=sure', 'sort=newest', 'sort=-sure', 'reason=phone'],
        ids.slice(0, 6),
      ),
      'with words': worded,
    },
    (some) => partsOf(contactPairsList, some, listPairs),
    (some) => partsOf(contactPairsList, some, (tx, { filter }) => countPairs(tx, filter)),
  );

const companies = ({ companies: ids, owner }: Sample): Cases =>
  ofList(
    'companies',
    {
      'in each order': pages(['sort=name', 'sort=-name', 'sort=-created'], ids.slice(0, 6)),
      filtered: pages(
        ['product=forja', 'product=doavya', 'active=all', 'active=no', `owner=${owner}`],
        ids.slice(0, 2),
      ),
      'with words': ['padaria', 'silva', 'silva 12', 'zzz nobody'].map(
        (text) => `text=${encodeURIComponent(text)}`,
      ),
    },
    (some) => partsOf(companiesList, some, listCompanies),
    (some) => partsOf(companiesList, some, (tx, { filter }) => countCompanies(tx, filter)),
  );

const deals = ({ deals: ids, owner }: Sample): Cases =>
  ofList(
    'deals',
    {
      'in each order': pages(['sort=newest', 'sort=-value', 'sort=value'], ids.slice(0, 6)),
      'in each order, of a state': pages(
        ['state=open&sort=close', 'state=won&sort=-value', 'state=lost&sort=newest'],
        ids.slice(0, 6),
      ),
      filtered: pages(
        [
          'state=open',
          'owner=none',
          `owner=${owner}`,
          'stalled=yes',
          'month=none',
          'month=late',
          'min=100000',
          'source=doavya',
          'pipeline=direct-sales',
          `pipeline=inbound-marketing&state=open&owner=${owner}&sort=close`,
        ],
        ids.slice(0, 2),
      ),
      'with words': worded,
    },
    (some) => partsOf(dealsList, some, listDeals),
    (some) => partsOf(dealsList, some, (tx, { filter }) => sumDeals(tx, filter)),
  );

const tasks = ({ tasks: ids, owner }: Sample): Cases =>
  ofList(
    'tasks',
    {
      'as they are due': pages(
        ['', 'state=late', 'state=today', 'state=week', 'state=done', 'product=doavya'],
        ids.slice(0, 3),
      ),
      'of an owner': pages(
        ['owner=me', `owner=${owner}`, 'owner=nobody', `owner=${owner}&state=done`],
        ids.slice(0, 2),
      ),
    },
    (some) => partsOf(tasksList, some, listTasks),
    (some) =>
      partsOf(tasksList, some, async (tx, { filter }) => {
        await countTasks(tx, filter, MOST_COUNTED);
      }),
  );

export const crmLists = (sample: Sample): Cases => ({
  ...contacts(sample),
  ...pairs(sample),
  ...companies(sample),
  ...deals(sample),
  ...tasks(sample),
});
