import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import companies from '#app/features/crm/companies/locales/pt-BR.json' with { type: 'json' };
import tickets from '#app/features/tickets/locales/pt-BR.json' with { type: 'json' };
import { adminPaths } from '#app/paths.ts';
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { endsOf } from './export-ends.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();
let manager: SignedIn;
beforeAll(async () => {
  manager = await signedIn(site(), 'manager');
});

const lists = {
  companies: {
    screen: adminPaths.companies,
    address: adminPaths.companiesExport,
    first: companies.fields.name,
    last: companies.created,
    add: `insert into public.crm_companies (name, cnpj, products) values ($1, '11444777000161', '{forja}') returning id`,
    cells: (name: string) => [name, '11.444.777/0001-61'],
  },
  tickets: {
    screen: adminPaths.tickets,
    address: adminPaths.ticketsExport,
    first: tickets.columns.number,
    last: tickets.columns.moved,
    add: `insert into public.feedback_tickets (project_id, title)
      select id, $1 from public.feedback_projects where key = 'forja' returning id`,
    cells: (title: string) => [title, tickets.statuses.open],
  },
} as const;

it.each(['companies', 'tickets'] as const)(
  'the filtered list of %s is taken as CSV and as a sheet, on record, by those who may',
  async (what) => {
    const { screen, address, first, last, add, cells } = lists[what];
    const name = `Olga ${randomUUID().slice(0, 8)}`;
    await sql(add, name);
    await sql(add.replace("'11444777000161'", 'null'), `Outra ${randomUUID()}`);
    const query = `?text=${encodeURIComponent(name)}`;
    // The link of the screen keeps the filter.
    expect((await visit(site(), screen + query, manager.cookie)).text).toContain(
      `${address}?text=`,
    );
    const file = await visit(site(), address + query, manager.cookie);
    const [head = '', line = '', ...rest] = file.text.slice(1).split('\r\n');
    expect([head.split(';')[0], head.split(';').includes(last), rest]).toEqual([first, true, ['']]);
    for (const cell of cells(name)) expect(line).toContain(cell);
    const sheet = await visit(site(), `${address}${query}&file=xlsx`, manager.cookie);
    expect([sheet.status, sheet.text.slice(0, 2)]).toEqual([200, 'PK']);
    const own = (await endsOf('exported')).filter(({ filter }) => filter.text === name);
    expect(own).toEqual(
      Array.from({ length: 2 }, () => ({
        ...{ who: manager.id, what, rows: 1, complete: true, filter: { text: name } },
      })),
    );
    const viewer = await signedIn(site(), 'viewer');
    const refused = await visit(site(), address + query, viewer.cookie);
    expect([[403, 404].includes(refused.status), refused.text.includes(name)]).toEqual([
      true,
      false,
    ]);
  },
);
