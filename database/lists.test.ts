import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { tasksPage } from '../app/features/crm/tasks/tasks.store.server.ts';
import { securityEventsPage } from '../app/features/people/security-events.store.server.ts';
import { asActor } from '../app/platform/database/actor.server.ts';
import { openHandle } from '../app/platform/database/handle.server.ts';
import {
  type Combination,
  combinationFor,
  type ListDeclaration,
  sortsWith,
} from '../app/ui/admin/data-table/list-declaration.ts';
import { type FilterKind, joinValues } from '../app/ui/admin/data-table/list-filters.ts';
import { parseListQuery } from '../app/ui/admin/data-table/list-query.ts';
import { fillRows, staffOf } from '../bench/rows/fill-rows.ts';
import { projectFolder } from '../tools/source-files.ts';
import { COMPANIES, KEPT_ROWS, TASKS } from './testing/list-rows.ts';
import { DAYS, TEXTS } from './testing/list-texts.ts';
import { ownerSql, useScratchDatabase } from './testing/scratch-database.ts';

/* Every list of staff, in every order with every set of filters that it declares. */

const SIZES = {
  people: 60,
  leads: 6000,
  feedback: 4000,
  tickets: 4000,
  ...{ projects: 3000, updates: 0 },
  newsletter: 4000,
  security: 20_000,
  ...{ contacts: 0, events: 0, tasks: 0, runs: 0, measured: 0, changes: 0 },
};

const files = readdirSync(path.join(projectFolder, 'app'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.list.server.ts'))
  .sort();
type Query = typeof securityEventsPage;
const lists = new Map<string, ListDeclaration>();
/** Lists whose query is written in TypeScript, and runs under the policies of their tables: it stands
 * beside the declaration. */
const queries = new Map<string, Query>([
  ['securityEventsList', securityEventsPage],
  ['tasksList', tasksPage as unknown as Query],
]);
for (const file of files) {
  const found = Object.entries<ListDeclaration | Query>(
    await import(path.join(projectFolder, 'app', file)),
  );
  const [name, list] = found.find(([, one]) => typeof one === 'object') ?? [];
  if (!name || typeof list !== 'object') throw new Error(`app/${file} declares no list`);
  lists.set(name, list);
  const [, query] = found.find(([, one]) => typeof one === 'function') ?? [];
  if (typeof query === 'function') queries.set(name, query);
}

/** The first and the last of few values; all that are above of many. And both at once where a filter takes several. */
function valuesOf(list: string, name: string, { values, several }: FilterKind): readonly string[] {
  const known = values ? [...values.slice(0, 1), ...values.slice(-1)] : DAYS[name];
  const found = known ?? TEXTS[list]?.[name];
  if (!found) throw new Error(`Say in TEXTS what is looked for in ${list} by ${name}`);
  return several && found.length > 1 ? [...found, joinValues(found)] : found;
}

type Plan = {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'One-Time Filter'?: string;
  Plans?: Plan[];
};
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Of two days both or none: one alone uses the same index. */
const inPairs = (set: readonly string[]) => set.includes('from') === set.includes('to');

/** More names have too many sets: of those only the small ones, and all names at once. */
const MOST_NAMES = 7;

function subsets(names: readonly string[]): string[][] {
  let sets: string[][] = [[]];
  for (const name of names) {
    sets.push(...sets.map((set) => [...set, name]));
    if (names.length > MOST_NAMES) sets = sets.filter(({ length }) => length <= 2);
  }
  if (names.length > MOST_NAMES) sets.push([...names]);
  return sets.filter(inPairs);
}

/** Addresses with one value of each of the filters. */
function addresses(name: string, list: ListDeclaration, filters: readonly string[]) {
  const values = filters.map((filter) =>
    valuesOf(name, filter, list.filters[filter] as FilterKind),
  );
  const most = Math.max(1, ...values.map(({ length }) => length));
  return Array.from({ length: most }, (_, turn) => {
    const given = filters.map((filter, at) => [
      filter,
      values[at]?.[turn % values[at].length] ?? '',
    ]);
    return new URLSearchParams(given);
  });
}

let viewer = '';

type Explained = { 'QUERY PLAN': [{ Plan: Plan }] };

/**
 * Few rows, as here, are gathered through whichever index begins alike, and sorted; at size they are
 * walked. Where one index is declared the planner may not gather.
 */
const NO_GATHERING = 'set local enable_bitmapscan = off';
/** Ratings, states of projects, and what contacts, companies and deals are found by, are narrow: so few rows are read whole sooner than looked up. */
const NO_READING = 'set local enable_seqscan = off';
/** Of pairs, which hold two ids and a few words, either. */
const NEITHER = `select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`;
const NARROW = [
  'contactsList',
  'companiesList',
  'dealsList',
  'ticketsList',
  'ratingsList',
  'portfolioList',
];

async function planOf(
  { name, list, combination }: { name: string; list: ListDeclaration; combination: Combination },
  search: URLSearchParams,
): Promise<Plan[]> {
  const part = parseListQuery(list, search);
  const gathered = combination.indexes.length === 1 ? NO_GATHERING : 'select 1';
  const narrow = name === 'contactPairsList' ? NEITHER : NO_READING;
  const rule = [...NARROW, 'contactPairsList'].includes(name) ? narrow : gathered;
  const query = queries.get(name);
  if (query) {
    const actor = { kind: 'user', userId: viewer } as const;
    const [row] = await asActor(actor, async (tx) => {
      await sql.raw(rule).execute(tx);
      return query(tx, part as never).explain<Explained>('json');
    });
    return nodesOf((row as Explained)['QUERY PLAN'][0].Plan);
  }
  const statement = await statementOf(list, part as Part);
  const results = (await openHandle().owner.query(
    `begin; ${rule}; explain (format json) ${statement}; rollback`,
  )) as unknown as { rows: Explained[] }[];
  const [row] = results[2]?.rows ?? [];
  return nodesOf((row as Explained)['QUERY PLAN'][0].Plan);
}

type Part = {
  filter: Record<string, string | undefined>;
  sort: { by: string; descending: boolean };
  after?: string | undefined;
  limit: number;
};

/** What the list's function would run for somebody who may see every row. */
async function statementOf(list: ListDeclaration, { filter, sort, after, limit }: Part) {
  const given: [string, unknown][] = [
    ...Object.keys(list.filters).map((name): [string, unknown] => [name, filter[name]]),
    ...(list.sorts.length > 1 ? [['sort', sort.by] as [string, unknown]] : []),
    ['descending', sort.descending],
    ['after', after],
    ['limit', limit],
  ];
  const named = given.map(([name], at) => `p_${name} => $${at + 1}`);
  const [row] = await ownerSql<{ statement: string }>(
    `select ${list.page?.replace('public.', 'private.')}_sql(${named}) as statement
     from (select set_config('request.jwt.claims', $${given.length + 1}, true) offset 0) asker`,
    [...given.map(([, value]) => value ?? null), JSON.stringify({ sub: viewer })],
  );
  return row?.statement ?? '';
}

/** The order of a combination with each set of its filters, ascending and descending. */
function* addressesOf(list: ListDeclaration, name: string, combination: Combination) {
  // Filters that staff define are looked up by indexes of their own (database/crm/custom-fields.test.ts).
  const optional = (combination.optional ?? []).filter((one) => !list.filters[one]?.prefix);
  for (const more of subsets(optional)) {
    const filters = [...(combination.required ?? []), ...more];
    // Another combination may come first.
    if (!('combinations' in list)) continue;
    if (combinationFor(list.combinations, combination.by, filters) !== combination) continue;
    for (const search of addresses(name, list, filters)) {
      for (const sort of [combination.by, `-${combination.by}`]) {
        const address = new URLSearchParams(search);
        address.set('sort', sort);
        yield address;
      }
    }
  }
}

/** An index of the combination; or filters that no row can meet together, for which nothing is read. */
const isExpected = (node: Plan, { indexes }: Combination): boolean =>
  indexes.includes(node['Index Name'] ?? '') || node['One-Time Filter'] === 'false';

const walked = [...lists].filter(([, list]) => 'combinations' in list);

describe('lists of staff', () => {
  test('each order is offered with some filters, and the usual one with all', () => {
    expect(walked.length).toBeGreaterThan(3);
    for (const [name, list] of lists) {
      const sets = subsets(Object.keys(list.filters));
      const usual = sets.filter(
        (set) => 'combinations' in list && !combinationFor(list.combinations, list.usual.by, set),
      );
      expect([name, usual]).toEqual([name, []]);
      const offered = new Set(sets.flatMap((set) => [...sortsWith(list, set)]));
      expect([name, [...offered].sort()]).toEqual([name, [...list.sorts].sort()]);
    }
  });

  describe('at size', () => {
    useScratchDatabase();
    beforeAll(async () => {
      await fillRows({ sizes: SIZES, seed: 1, day: '2026-01-31' });
      await ownerSql(TASKS);
      await ownerSql(COMPANIES);
      await ownerSql('analyze public.crm_tasks, public.crm_companies');
      for (const statement of KEPT_ROWS) await ownerSql(statement);
      viewer = await staffOf('superadmin');
    });

    test('rare words are looked up, and no list of leads is read whole', async () => {
      const list = lists.get('leadsList') as ListDeclaration;
      const combination = { by: 'arrived', indexes: ['a', 'b'] } as const satisfies Combination;
      const nodes = await planOf(
        { name: 'leadsList', list, combination },
        new URLSearchParams('text=ximenes'),
      );
      expect(nodes.map((node) => node['Index Name'])).toContain('lead_words_by_words');
      // Of narrow rows there are fewer here than the newest that are walked: either way reads all.
      const wide = nodes.filter((node) => node['Relation Name'] !== 'lead_words');
      expect(wide.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
    });

    test('rare words among spam are looked up among spam alone', async () => {
      const list = lists.get('leadsList') as ListDeclaration;
      const combination = { by: 'arrived', indexes: ['a', 'b'] } as const satisfies Combination;
      const one = { name: 'leadsList', list, combination };
      const nodes = await planOf(one, new URLSearchParams('text=ximenes&status=spam'));
      const read = nodes.map((node) => node['Index Name']);
      expect(read).toContain('lead_words_of_spam_by_words');
      expect(read).not.toContain('lead_words_by_words');
    });

    test('rare words of tickets are looked up', async () => {
      const list = lists.get('ticketsList') as ListDeclaration;
      const combination = { by: 'moved', indexes: ['a', 'b'] } as const satisfies Combination;
      const one = { name: 'ticketsList', list, combination };
      const nodes = await planOf(one, new URLSearchParams('text=ximenes'));
      const read = ['ticket_words_by_words', 'ticket_words_by_known'];
      expect(nodes.map((node) => node['Index Name'])).toEqual(expect.arrayContaining(read));
    });

    test('pages of several values have every row once, in order', async () => {
      const list = lists.get('leadsList') as ListDeclaration;
      const address = 'status=new,lost&source=contact_form,doavya&sort=-arrived';
      const read: string[] = [];
      for (let after: string | undefined; ; after = read.at(-1)) {
        const query = parseListQuery(list, new URLSearchParams(address));
        const statement = await statementOf(list, { ...(query as Part), after, limit: 200 });
        const rows = await ownerSql<{ id: string }>(statement);
        read.push(...rows.map(({ id }) => id));
        if (rows.length < 200) break;
      }
      const every = await ownerSql<{ id: string }>(
        `select s.id from public.qualification_submissions s join private.lead_words w on w.id = s.id
         where w.place in (1, 5) and s.source in ('contact_form', 'doavya')
         order by s.created_at desc, s.id desc`,
      );
      expect(every.length).toBeGreaterThan(400);
      expect(read).toEqual(every.map(({ id }) => id));
    });

    test.each(walked)('%s scans the indexes that it declares', async (name, list) => {
      if (!('combinations' in list)) return;
      const strays: string[] = [];
      for (const combination of list.combinations) {
        for (const search of addressesOf(list, name, combination)) {
          const nodes = await planOf({ name, list, combination }, search);
          if (nodes.some((node) => isExpected(node, combination))) continue;
          const read = nodes.map((node) => `${node['Node Type']} ${node['Index Name'] ?? ''}`);
          strays.push(`${search}: ${read.join(', ')}`);
          if (strays.length > 4) break;
        }
      }
      expect(strays).toEqual([]);
    });
  });
});
