import { beforeAll, describe, expect, test } from 'vitest';
import type { Mapping } from '#app/features/crm/imports/import-fields.ts';
import { readLine } from '#app/features/crm/imports/read-line.server.ts';
import { breadth } from '../../tests/breadth.ts';
import { randomFor } from '../../tests/seed.ts';
import { checkedLines, run } from '../testing/import-lines.ts';
import { makePerson } from '../testing/people.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

const MAPPING: Mapping = [
  'name',
  'email',
  'phone',
  'company',
  'cnpj',
  'city',
  'job',
  'deal_title',
  'deal_value',
  'note',
];
/** What each plan promises. */
const OUTCOMES = { new: 'made', known: 'changed', twin: 'changed' } as Record<string, string>;

const random = randomFor('what imports predict');
const pick = <T>(all: readonly T[]) => all[random.between(0, all.length - 1)] as T;
const oneIn = (count: number) => random.between(1, count) === 1;

/** Few people, whose addresses and numbers meet in ever other lines; each number as people type it. */
function oddLine(people: number): string[] {
  const who = random.between(1, people);
  const other = oneIn(6) ? random.between(1, people) : who;
  const last = String(60000000 + other).padStart(8, '0');
  const phone = pick([
    `(11) 9${last.slice(0, 4)}-${last.slice(4)}`,
    `11 ${last.slice(0, 4)}-${last.slice(4)}`,
    `+55 11 9${last}`,
    `(0xx11) 9${last}`,
    'ramal 12',
    `@pessoa.${other}`,
  ]);
  // The domain of a company that was there before.
  const domain = who % 7 === 0 ? 'conhecida.example' : 'odd.example';
  const emails = [`p${who}@${domain}`, oneIn(8) ? `P${other}@odd.example` : ''].filter(Boolean);
  const company = oneIn(2)
    ? `${pick(['Firma', 'FIRMA', 'Casa'])} ${who % 40}${pick(['', '', ' Ltda', ' S/A'])}`
    : '';
  return [
    oneIn(3) ? '' : oneIn(40) ? 'Nome '.repeat(60) : `Pessoa ${who}`,
    oneIn(4) ? '' : oneIn(30) ? 'nada' : emails.join('; '),
    oneIn(3) ? '' : phone,
    company,
    company && oneIn(5) ? pick(['11222333000181', '11444777000161', '1']) : '',
    company && oneIn(4) ? pick(['Recife', 'Olinda']) : '',
    oneIn(5) ? pick(['Dona', 'Sócio']) : '',
    oneIn(5) ? pick(['Site', 'App']) : '',
    oneIn(20) ? 'muito' : '',
    oneIn(6) ? pick(['Oi.', 'Ligar.', 'x'.repeat(2100)]) : '',
  ];
}

describe('the dry run of an import', () => {
  useScratchDatabase();
  const staff = {} as Record<'manager' | 'partner', string>;
  beforeAll(async () => {
    staff.manager = await makePerson({ role: 'manager' });
    staff.partner = await makePerson({ role: 'manager' });
    await ownerSql(`update public.user_roles set product = 'doavya' where user_id = $1`, [
      staff.partner,
    ]);
    await ownerSql(
      `insert into public.crm_companies (name, site, products)
       values ('Conhecida', 'https://www.conhecida.example/', '{forja}')`,
    );
  });

  test('predicts the result of every line', async () => {
    const ground = { stages: new Map(), sources: new Map(), fields: new Map() };
    const rounds = [
      { by: staff.manager, product: 'forja', onKnown: 'fill' },
      { by: staff.partner, product: 'doavya', onKnown: 'replace' },
      { by: staff.manager, product: 'forja', onKnown: 'replace' },
      { by: staff.manager, product: 'forja', onKnown: 'skip' },
    ];
    const seen = new Set<string>();
    const all = breadth(300, 5000);
    for (const [turn, { by, ...choice }] of rounds.entries()) {
      const count = turn === 0 ? all : Math.round(all / 4);
      const lines = Array.from({ length: count }, (_, at) => {
        const cells = oddLine(Math.round(all / 4));
        return { line: at + 2, cells, ...readLine(cells, MAPPING, ground), alone: false };
      });
      const id = await checkedLines(by, lines, {
        ...choice,
        sizeOf: () => random.between(20, breadth(80, 500)),
      });
      const planned = await linesIn(id);
      expect(await run(by, id, () => random.between(20, breadth(80, 500)))).toBe('done');
      for (const [at, { line, plan, remarks, outcome }] of (await linesIn(id)).entries()) {
        const promised = planned[at] as (typeof planned)[number];
        seen.add(plan);
        expect([line, outcome, remarks, lines[at]?.cells]).toEqual([
          line,
          promised.remarks.includes('line:repeated')
            ? 'unchanged'
            : (OUTCOMES[promised.plan] ?? promised.plan),
          promised.remarks,
          lines[at]?.cells,
        ]);
      }
    }
    expect([...seen].sort()).toEqual(['known', 'new', 'problem', 'twin', 'unchanged']);
    expect(await ownerSql('select id from private.import_drafts')).toEqual([]);
  });
});

const linesIn = (id: string) =>
  ownerSql<{ line: number; plan: string; outcome: string; remarks: string[] }>(
    `select line, plan, outcome, remarks from public.crm_import_lines where import_id = $1
     order by line`,
    [id],
  );
