import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { fillRows } from '../../bench/rows/fill-rows.ts';
import { COMPANIES, KEPT_ROWS } from '../testing/list-rows.ts';
import { makePerson, ROLES, type Role } from '../testing/people.ts';
import { makeProject } from '../testing/projects.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead } from '../testing/send-lead.ts';

/* What the palette of staff finds, kind by kind: each caller what they may read, by every spelling. */

/** Each kind with its function, what must be read for it, and the index of its words. */
const KINDS = {
  lead: { call: 'find_leads', resource: 'crm', index: 'private.lead_words_by_words' },
  contact: { call: 'find_contacts', resource: 'crm', index: 'private.contact_words_by_words' },
  company: { call: 'find_companies', resource: 'crm', index: 'public.crm_companies_by_spelling' },
  deal: { call: 'find_deals', resource: 'crm', index: 'private.deal_words_by_words' },
  ticket: { call: 'find_tickets', resource: 'feedback', index: 'private.ticket_words_by_words' },
  project: {
    ...{ call: 'find_projects', resource: 'projects' },
    index: 'private.project_standings_by_words',
  },
  invoice: { call: 'find_invoices', resource: 'financial', index: 'public.invoices_by_words' },
  mail: { call: 'find_mails', resource: 'settings', index: 'public.mails_by_words' },
  person: { call: 'find_people', resource: 'users', index: 'public.user_profiles_by_words' },
} as const;
type Kind = keyof typeof KINDS;
const kinds = Object.keys(KINDS) as Kind[];

type Who = { kind: 'user'; userId: string; product?: string };
const user = async (role: Role, product?: string): Promise<Who> => ({
  kind: 'user',
  userId: await makePerson({ role, ...(product && { product }) }),
});
type Row = { id: string; name: string; note: string; reference: string; rank: number };
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const find = (who: Who, kind: Kind, text: string) =>
  actorSql<Row>(who, `select * from public.${KINDS[kind].call}(${quoted(text)})`);
const named = (who: Who, kind: Kind, id: string) =>
  actorSql<Row>(who, `select * from public.${KINDS[kind].call}(p_ids => '{${id}}')`);

describe('the records of the palette', () => {
  useScratchDatabase();
  const ids = {} as Record<Kind, string>;
  const reference = { lead: '', ticket: '' };
  let all: Who;
  const WORD = 'Açucena Ximenes';

  beforeAll(async () => {
    all = await user('superadmin');
    const sent = await sendLead({
      answers: { name: WORD, email: 'acucena@vale.example', phone: '(17) 99123-4567' },
      phone: '+5517991234567',
      source: 'contact_form',
    });
    reference.lead = sent.protocol ?? '';
    const [lead] = await ownerSql<Record<'lead' | 'contact' | 'deal', string>>(
      `select id as lead, contact_id as contact, deal_id as deal from public.qualification_submissions
       where protocol = $1`,
      [reference.lead],
    );
    Object.assign(ids, lead, { company: randomUUID(), invoice: randomUUID(), mail: randomUUID() });
    await ownerSql(`update public.crm_deals set title = 'Loja da ' || $2 where id = $1`, [
      ids.deal,
      WORD,
    ]);
    await ownerSql(
      `insert into public.crm_companies (id, name, cnpj, products)
       values ($1, $2 || ' Flores', '12ABC34501DE35', '{forja}')`,
      [ids.company, WORD],
    );
    const [ticket] = await ownerSql<{ id: string; number: string }>(
      `insert into public.feedback_tickets (project_id, title, contact_id)
       select id, 'Forno da ' || $1, $2 from public.feedback_projects where key = 'forja'
       returning id, number::text`,
      [WORD, ids.contact],
    );
    ids.ticket = ticket?.id ?? '';
    reference.ticket = ticket?.number ?? '';
    const project = await makeProject(`Site da ${WORD}`);
    ids.project = project.id;
    await ownerSql(
      `insert into public.invoices (id, organization_id, number, description, value, due_on)
       values ($1, $2, '2026-041', 'Entrada da ' || $3, 100, '2099-11-27')`,
      [ids.invoice, project.organization, WORD],
    );
    await ownerSql(
      `insert into public.mails (id, kind, state, recipient, subject)
       values ($1, 'account.mail', 'sent', 'acucena@vale.example', 'Convite para ' || $2)`,
      [ids.mail, WORD],
    );
    ids.person = await makePerson();
    await ownerSql('update public.user_profiles set display_name = $2 where user_id = $1', [
      ids.person,
      WORD,
    ]);
  });

  const idsOf = async (rows: Promise<Row[]>) => (await rows).map(({ id }) => id);

  test.each(kinds)(
    'a %s is found with and without accents, by beginnings in any order',
    async (kind) => {
      for (const text of ['açucena xim', 'ACUCENA', 'xime acu']) {
        expect([text, await idsOf(find(all, kind, text))]).toEqual([text, [ids[kind]]]);
      }
      expect(await find(all, kind, 'açucena zzz')).toEqual([]);
      expect(await idsOf(named(all, kind, ids[kind]))).toEqual([ids[kind]]);
    },
  );

  test('by e-mail, the digits of a telephone, and numbers', async () => {
    const { lead, ticket } = reference;
    const cases: [Kind, string][] = [
      ...['acucena@vale', '99123', '(17) 99123-45', '17991234567', '+55 17 99123-4567'].flatMap(
        (text): [Kind, string][] => [
          ['lead', text],
          ['contact', text],
        ],
      ),
      ['mail', 'acucena@vale.example'],
      ['lead', lead.toLowerCase()],
      ['lead', lead.replace('-', '')],
      ['ticket', ticket],
      ['ticket', `#${ticket}`],
      ['ticket', `a-${ticket.padStart(4, '0')}`],
      ['ticket', 'acucena@vale'],
      ['invoice', '2026-041'],
      ['invoice', 'site da'],
      ['company', '12.ABC.345/01DE-35'],
    ];
    for (const [kind, text] of cases) {
      expect([kind, text, await idsOf(find(all, kind, text))]).toEqual([kind, text, [ids[kind]]]);
    }
    expect((await find(all, 'ticket', ticket))[0]?.rank).toBe(0);
    expect((await find(all, 'ticket', ticket))[0]?.reference).toBe(`A-${ticket.padStart(4, '0')}`);
  });

  test.each(ROLES)('a %s finds the kinds that they may read, and no others', async (role) => {
    const who = await user(role);
    const granted = await ownerSql<{ resource: string }>(
      `select resource from public.role_permissions where role = $1 and action in ('read', 'manage')`,
      [role],
    );
    const readable = new Set(granted.map(({ resource }) => resource));
    // The mail is about an account, which its reader must be allowed to read as well.
    const mayRead = (kind: Kind) =>
      readable.has(KINDS[kind].resource) && (kind !== 'mail' || readable.has('users'));
    for (const kind of kinds) {
      const expected = mayRead(kind) ? [ids[kind]] : [];
      expect([kind, await idsOf(find(who, kind, 'açucena ximenes'))]).toEqual([kind, expected]);
      expect([kind, await idsOf(named(who, kind, ids[kind]))]).toEqual([kind, expected]);
    }
  });

  test('users without the permission, of another product, and clients find nothing', async () => {
    await ownerSql(`delete from public.role_permissions where role = 'analyst'`);
    const strangers: Who[] = [await user('analyst'), { kind: 'user', userId: await makePerson() }];
    for (const kind of kinds) {
      for (const who of strangers) {
        expect([kind, await find(who, kind, 'açucena')]).toEqual([kind, []]);
        expect([kind, await named(who, kind, ids[kind])]).toEqual([kind, []]);
      }
    }
    const partner = await user('manager', 'doavya');
    const chosen: Who = { ...all, product: 'doavya' };
    for (const who of [partner, chosen]) {
      for (const kind of kinds.filter((one) => one !== 'mail' && one !== 'person')) {
        expect([kind, await find(who, kind, 'açucena')]).toEqual([kind, []]);
      }
      expect(await find(who, 'ticket', reference.ticket)).toEqual([]);
      expect(await find(who, 'lead', reference.lead)).toEqual([]);
    }
  });

  test('a reader of tickets alone finds none by the contact of the CRM', async () => {
    await ownerSql(
      `delete from public.role_permissions where role = 'viewer' and resource = 'crm'`,
    );
    const desk = await user('viewer');
    expect(await find(desk, 'ticket', '99123-4567')).toEqual([]);
    expect(await idsOf(find(all, 'ticket', '99123-4567'))).toEqual([ids.ticket]);
    expect(await idsOf(find(desk, 'ticket', reference.ticket))).toEqual([ids.ticket]);
  });

  test('typed signs are text, and no pattern', async () => {
    for (const text of ['%%%', '___', "a'b\\c", '(((', '; drop']) {
      for (const kind of kinds)
        expect([kind, text, await find(all, kind, text)]).toEqual([kind, text, []]);
    }
  });
});

/** How often one of the tables that grow was read from its beginning to its end. */
const WHOLE = [
  ...['private.lead_words', 'private.contact_words', 'private.deal_words', 'private.ticket_words'],
  ...['private.project_standings', 'public.qualification_submissions', 'public.crm_contacts'],
  ...['public.crm_companies', 'public.crm_deals', 'public.feedback_tickets', 'public.projects'],
  ...['public.invoices', 'public.mails', 'public.user_profiles'],
]
  .map((table) => `pg_stat_get_xact_numscans('${table}'::regclass)::integer`)
  .join(' + ');

describe('at size', () => {
  useScratchDatabase();
  let viewer: Who;
  beforeAll(async () => {
    const none = { events: 0, tasks: 0, runs: 0, measured: 0, newsletter: 0, security: 0 };
    await fillRows({
      sizes: {
        ...none,
        ...{ people: 60, leads: 6000, contacts: 0, feedback: 4000, tickets: 4000, changes: 0 },
        ...{ projects: 300, updates: 0 },
      },
      seed: 1,
      day: '2026-01-31',
    });
    await ownerSql(COMPANIES);
    for (const statement of KEPT_ROWS) await ownerSql(statement);
    await ownerSql(`insert into public.mails (id, kind, state, recipient, subject)
      select gen_random_uuid(), 'account.mail', 'sent', n || '@casa.example', 'Convite ' || n
      from generate_series(1, 4000) n`);
    viewer = await user('superadmin');
  });

  test.each(kinds)(
    '%s: rare words are looked up in their index, and no list is read whole',
    async (kind) => {
      const { call, index } = KINDS[kind];
      const [scans] = await actorSql<{ indexed: number; whole: number }>(
        viewer,
        // Few rows are sooner read than looked up: here only a statement that no index serves reads a table.
        `select pg_stat_get_xact_numscans('${index}'::regclass)::integer as indexed,
           (${WHOLE}) - before as whole
         from (select set_config('enable_seqscan', 'off', true), (${WHOLE}) as before offset 0) forced
         cross join lateral (
           select count(*) from public.${call}(case when set_config = 'off' then 'zzz nobody' end) offset 0) found`,
      );
      expect([kind, (scans?.indexed ?? 0) > 0, scans?.whole]).toEqual([kind, true, 0]);
    },
  );
});
