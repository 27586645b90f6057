import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { guessMapping } from '#app/features/crm/imports/import-fields.ts';
import pt from '#app/features/crm/imports/locales/pt-BR.json' with { type: 'json' };
import { adminPath, adminPaths } from '#app/paths.ts';
import { UNTIL } from '../patience.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { importPage, nameColumns, pressOnImport, sendContacts } from './import-posts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();
const staff = {} as Record<'manager' | 'viewer' | 'client', SignedIn>;
beforeAll(async () => {
  staff.manager = await signedIn(site(), 'manager');
  staff.viewer = await signedIn(site(), 'viewer');
  staff.client = await signedIn(site(), null);
});

const HEAD = 'Nome;E-mail;Telefone';
const someone = () => `${randomUUID()}@agenda.example`;
const latin = (text: string) => Buffer.from(text, 'latin1');
const send = (bytes: string | Buffer, as = staff.manager) => sendContacts(site(), as.cookie, bytes);
const stateOf = async (id: string) => {
  const [row] = await sql<{ state: string }>(
    'select state from public.crm_imports where id = $1',
    id,
  );
  return row?.state;
};
const until = (id: string, state: string) =>
  vi.waitFor(async () => expect(await stateOf(id)).toBe(state), UNTIL);

/** An import of the manager whose dry run is through. */
async function checked(lines: readonly string[]): Promise<string> {
  const { id } = await send([HEAD, ...lines].join('\n'));
  await nameColumns(site(), staff.manager.cookie, id, ['name', 'email', 'phone']);
  await until(id, 'checked');
  return id;
}
async function imported(lines: readonly string[]): Promise<string> {
  const id = await checked(lines);
  await pressOnImport(site(), staff.manager.cookie, id, 'start');
  await until(id, 'done');
  return id;
}

describe('a file of contacts', () => {
  it.each([
    ['of nothing', '', 422, pt.refused.empty],
    ['of a header alone', `${HEAD}\n`, 422, pt.refused.empty],
    [
      'without a header',
      `Ana;ana@agenda.example;1\nBia;b@agenda.example;2`,
      422,
      pt.refused.no_header,
    ],
    ['without a header, of telephones', 'Ana;(11) 98765-4321\nBia;x', 422, pt.refused.no_header],
    [
      'in UTF-16',
      Buffer.from(`\ufeff${HEAD}\nAna;a@b.example;`, 'utf16le'),
      422,
      pt.refused.no_text,
    ],
    ['that is no CSV', Buffer.from([80, 75, 3, 4, 0, 0, 8]), 422, pt.refused.no_text],
    ['with a quote left open', `${HEAD}\n"Ana;x`, 422, pt.refused.damaged.replace('{{line}}', '2')],
    [
      'with a cell that is too long',
      `${HEAD}\nAna;x\n${'x'.repeat(120_000)};a`,
      422,
      pt.refused.too_long.replace('{{line}}', '3'),
    ],
    ['of too many columns', `${'a;'.repeat(101)}\n1;2`, 422, pt.refused.too_wide],
    ['of too many lines', `${HEAD}\n${'a;b;c\n'.repeat(50_001)}`, 422, pt.refused.too_many],
    ['that is too large', `${HEAD}\n${'x'.repeat(20 * 1024 * 1024)}`, 413, pt.refused.too_large],
  ])('%s is refused with what to do', async (_, bytes, status, sentence) => {
    const answer = await send(bytes);
    expect([answer.status, answer.text.includes(sentence)]).toEqual([status, true]);
    expect(await stateOf(answer.id)).toBe(undefined);
  });

  it.each([
    [',', `Nome,E-mail\nAna,${someone()}`, pt.facts.separators.comma],
    ['tabs', `Nome\tE-mail\nAna\t${someone()}`, pt.facts.separators.tab],
    [';', `Nome;E-mail\nAna;${someone()}`, pt.facts.separators.semicolon],
  ])('with %s between its columns is read by them', async (_, bytes, words) => {
    const { id, status, headers } = await send(bytes);
    expect([status, headers.location]).toEqual([303, adminPath('contactImport', { id })]);
    const { text } = await importPage(site(), staff.manager.cookie, id);
    expect(text).toContain(words);
  });

  it('of Windows is read with its accents', async () => {
    const { id } = await send(latin(`Nome;E-mail;Observação\nJoão;${someone()};Olá`));
    const { text } = await importPage(site(), staff.manager.cookie, id);
    expect(text).toContain('Windows-1252');
    expect(text).toContain('Observação');
    expect(text).toContain('João');
  });

  it('is read again in the encoding that is chosen, without scripts', async () => {
    const email = someone();
    const { id } = await send(Buffer.from(`Nome;E-mail\nJoão;${email}`));
    const { cookie } = staff.manager;
    const page = async () => (await importPage(site(), cookie, id)).text;
    expect(await page()).toMatch(/<option value="utf-8" selected/);
    const choose = (encoding: string) =>
      post(
        site(),
        adminPath('contactImport', { id }),
        { intent: 'encoding', encoding },
        { cookie },
      );
    expect((await choose('windows-1252')).status).toBe(200);
    expect(await page()).toContain('JoÃ£o');
    expect((await choose('auto')).status).toBe(200);
    expect(await page()).toContain('João');
    await nameColumns(site(), cookie, id, ['name', 'email']);
    await until(id, 'checked');
    // The dry run of before is gone with its encoding.
    expect((await choose('utf-8')).status).toBe(200);
    expect([await stateOf(id), (await choose('utf-16')).status]).toEqual(['mapping', 200]);
    await pressOnImport(site(), cookie, id, 'cancel');
    expect((await choose('utf-8')).status).toBe(409);
  });

  it('that is our own export changes nothing', async () => {
    const mark = randomUUID().slice(0, 8);
    const people = [
      ['=HYPERLINK("http://mau.example","clique")', '+55 11 98765-4321', '-10%'],
      ['+1-1', '00 351 912 345 678', '=1+1'],
      ['@SUM(A1)', '(11) 3333-4444', ';=2+2'],
      ['Ana, \'Luz\'; "a"', '0800 123 4567', "'já com apóstrofo"],
    ];
    for (const [at, [name, phone, company]] of people.entries()) {
      await sql(
        `insert into public.crm_contacts (name, email, phone, company, source)
         values ($1, $2, $3, $4, 'website') returning id`,
        ...[`${name} ${mark}`, `${mark}-${at}@casa.example`, phone, company],
      );
    }
    // All that somebody is found by is in the file.
    for (const [kind, value] of [
      ['email', `segundo-${mark}@casa.example`],
      ['phone', '+5511987654322'],
      ['whatsapp', `@luz.${mark}`],
    ]) {
      await sql(
        `insert into public.crm_contact_points (contact_id, kind, value, match_key)
         select id, $1, $2, private.point_key($1, $2) from public.crm_contacts where email = $3 returning id`,
        ...[kind, value, `${mark}-3@casa.example`],
      );
    }
    const rows = () =>
      sql<{ email: string; points: string[] }>(
        `select name, email, phone, company, job_title, (select array_agg(p.kind || ' ' || p.match_key
             order by p.kind, p.is_primary desc, p.match_key)
           from public.crm_contact_points p where p.contact_id = c.id and c.email like '%-3@%') as points
         from public.crm_contacts c where email like $1 order by email`,
        `${mark}%`,
      );
    const before = await rows();
    for (const locale of ['pt-BR', 'en']) {
      const { cookie } = staff.manager;
      const file = await visit(
        site(),
        `${adminPaths.contactsExport}?text=${mark}`,
        `${cookie}; preferred-locale=${locale}`,
      );
      expect(file.text).toContain(`segundo-${mark}@casa.example`);
      expect(file.text).toContain(`@luz.${mark}`);
      const [head = ''] = file.text.replace('\ufeff', '').split('\r\n');
      const columns = guessMapping(head.split(locale === 'en' ? ',' : ';'));
      expect(columns).toEqual(expect.arrayContaining(['name', 'email', 'phone', 'company']));
      const { id } = await send(file.text);
      await nameColumns(site(), cookie, id, columns, 'replace');
      await until(id, 'checked');
      expect((await importPage(site(), cookie, id)).text).not.toContain('role="alert"');
      await pressOnImport(site(), cookie, id, 'start');
      await until(id, 'done');
      expect(await rows()).toEqual(before);
    }
    expect(before).toHaveLength(people.length);
    expect(before.at(-1)?.points).toHaveLength(5);
  });

  it('a repeated post is one import', async () => {
    const id = randomUUID();
    const bytes = `${HEAD}\nAna;${someone()};`;
    for (let turn = 0; turn < 2; turn += 1) {
      const { status } = await sendContacts(site(), staff.manager.cookie, bytes, { id });
      expect(status).toBe(303);
    }
    expect(await sql('select id from public.crm_imports where id = $1', id)).toHaveLength(1);
  });

  it('stays in its step with the choices where no column identifies a person', async () => {
    const { id } = await send(`${HEAD}\nAna;${someone()};`);
    const { status, text } = await nameColumns(site(), staff.manager.cookie, id, [
      'name',
      '',
      'job',
    ]);
    expect([status, text.includes(pt.mapping.mistakes.nobody)]).toEqual([422, true]);
    expect(text).toMatch(/<option value="job" selected/);
    expect(await stateOf(id)).toBe('mapping');
  });
});

describe('an import', () => {
  it('is for users who may create contacts', async () => {
    const id = await checked([`Ana;${someone()};`]);
    for (const who of ['viewer', 'client'] as const) {
      const { cookie } = staff[who];
      const path = adminPath('contactImport', { id });
      expect((await send(`${HEAD}\nAna;${someone()};`, staff[who])).status).toBe(403);
      expect((await visit(site(), path, cookie)).status).toBe(403);
      expect((await visit(site(), adminPath('contactImportReport', { id }), cookie)).status).toBe(
        403,
      );
      for (const intent of ['map', 'start', 'cancel', 'undo']) {
        expect((await post(site(), path, { intent }, { cookie })).status).toBe(403);
      }
    }
    expect(await stateOf(id)).toBe('checked');
  });

  it('answers 404 for an unknown step or import', async () => {
    const id = await checked([`Ana;${someone()};`]);
    expect((await pressOnImport(site(), staff.manager.cookie, id, 'forge')).status).toBe(422);
    expect((await pressOnImport(site(), staff.manager.cookie, id, 'undo')).status).toBe(409);
    const nowhere = await importPage(site(), staff.manager.cookie, randomUUID());
    expect(nowhere.status).toBe(404);
  });

  it('links each line to its contact, on the page and in the report', async () => {
    const [known, made] = [someone(), someone()];
    await imported([`Ana;${known};`]);
    const id = await imported([`Ana;${known};(11) 98765-4321`, `Bia;${made};`, 'Caio;nada;']);
    const rows = await sql<{ line: number; contact_id: string; outcome: string }>(
      `select line, contact_id, outcome from public.crm_import_lines where import_id = $1
       order by line`,
      id,
    );
    expect(rows.map(({ outcome }) => outcome)).toEqual(['changed', 'made', 'problem']);
    const page = await importPage(site(), staff.manager.cookie, id);
    const report = await visit(
      site(),
      adminPath('contactImportReport', { id }),
      staff.manager.cookie,
    );
    const lines = report.text.trim().split('\r\n');
    expect(lines[0]).toContain([pt.report.remarks, pt.report.contact, HEAD].join(';'));
    for (const [at, { contact_id }] of rows.slice(0, 2).entries()) {
      const path = adminPath('contact', { id: contact_id });
      expect(page.text).toContain(`href="${path}"`);
      expect(lines[at + 1]).toContain(`;${site().origin}${path};`);
      expect((await visit(site(), path, staff.manager.cookie)).status).toBe(200);
    }
    expect(lines[3]).toContain(pt.remarks.email_invalid);
    expect(lines[3]).not.toContain('/admin/contacts/');
  });

  it('records the download of its report', async () => {
    const id = await imported([`Ana;${someone()};`]);
    const path = adminPath('contactImportReport', { id });
    expect((await visit(site(), path, staff.manager.cookie)).status).toBe(200);
    const accepted = await vi.waitFor(async () => {
      const rows = await sql<{ details: unknown }>(
        `select details from public.security_events
         where event_type = 'exported' and details ->> 'id' = $1`,
        id,
      );
      expect(rows).toHaveLength(1);
      return rows[0]?.details;
    }, UNTIL);
    expect(accepted).toMatchObject({ what: 'crm_import_lines', rows: 1, complete: true });
  });

  it('is undone from its page', async () => {
    const email = someone();
    const id = await imported([`Ana;${email};`]);
    await pressOnImport(site(), staff.manager.cookie, id, 'undo');
    await until(id, 'undone');
    expect(await sql('select id from public.crm_contacts where email = $1', email)).toEqual([]);
  });

  it('shows its progress while it runs', async () => {
    const lines = Array.from({ length: 20_000 }, () => `Ana;${someone()};`);
    const { id } = await send([HEAD, ...lines].join('\n'));
    await nameColumns(site(), staff.manager.cookie, id, ['name', 'email', 'phone']);
    const seen = await vi.waitFor(async () => {
      const { passed } = await importPage(site(), staff.manager.cookie, id);
      expect(passed).toBeGreaterThan(0);
      return passed;
    }, UNTIL);
    expect(seen).toBeLessThan(20_000);
    await pressOnImport(site(), staff.manager.cookie, id, 'cancel');
  });
});
