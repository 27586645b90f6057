import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import en from '#app/features/crm/contacts/locales/en.json' with { type: 'json' };
import pt from '#app/features/crm/contacts/locales/pt-BR.json' with { type: 'json' };
import { adminPath, adminPaths } from '#app/paths.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();
let manager: SignedIn;
let narrowed: SignedIn;
beforeAll(async () => {
  manager = await signedIn(site(), 'manager');
  narrowed = await signedIn(site(), 'manager');
  await sql(
    `update public.user_roles set product = 'doavya' where user_id = $1 returning id`,
    narrowed.id,
  );
});

type Made = { name?: string; phone?: string; source?: string };
async function contact({ name = 'Ana Luz', phone, source = 'website' }: Made = {}) {
  const id = randomUUID();
  await sql(
    `insert into public.crm_contacts (id, name, email, phone, source) values ($1, $2, $3, $4, $5)
     returning id`,
    ...[id, name, `${id}@casa.example`, phone ?? null, source],
  );
  return id;
}
let dialled = 0;
const dial = () => `11 9${String(6600_0000 + ++dialled).padStart(8, '0')}`;
type Fields = Record<string, string>;
const act = (id: string, fields: Fields, as = manager) =>
  post(site(), adminPath('contact', { id }), fields, { cookie: as.cookie });
const page = (id: string, as = manager) => visit(site(), adminPath('contact', { id }), as.cookie);
const mergePath = (id: string, other: string) => adminPath('contactMerge', { id, other });
const merge = (id: string, other: string, fields: Fields = {}, as = manager) =>
  post(
    site(),
    mergePath(id, other),
    { mineSeen: '1', otherSeen: '1', ...fields },
    { cookie: as.cookie },
  );

it('a contact needs a name, an address or a telephone, and may not have an address of another', async () => {
  const [one, other] = [await contact(), await contact()];
  const save = {
    intent: 'save',
    revision: '1',
    name: '',
    jobTitle: '',
    company: '',
    companyId: '',
  };
  for (const [email, status, reason] of [
    ['', 422, 'contact_empty'],
    [`${other}@casa.example`, 409, 'email_taken'],
  ] as const) {
    const fields = { ...save, owner: '', email };
    const path = `${adminPath('contact', { id: one })}.data`;
    const answer = await post(site(), path, fields, { cookie: manager.cookie });
    expect([answer.status, answer.text.includes(`"code","${reason}"`)]).toEqual([status, true]);
  }
});

describe('two contacts side by side', () => {
  it('are compared field by field, merged as chosen, and undone from the page this leads to', async () => {
    const phone = dial();
    const [one, other] = [await contact({ phone }), await contact({ name: 'Ana L.', phone })];
    const { text } = await visit(site(), mergePath(one, other), manager.cookie);
    for (const words of [pt.reasons.phone, pt.pair.both, `${other}@casa.example`, pt.pair.comes]) {
      expect(text).toContain(words);
    }
    // Of what both have there is no choice.
    expect([text.includes('name="from-name"'), text.includes('name="from-phone"')]).toEqual([
      true,
      false,
    ]);
    const answer = await merge(one, other, { 'from-name': 'other', 'from-email': 'mine' });
    const to = answer.headers.location ?? '';
    expect([answer.status, to]).toEqual([
      303,
      expect.stringMatching(new RegExp(`^/admin/contacts/${one}\\?merged=[\\da-f-]{36}$`)),
    ]);
    const led = await visit(site(), to, manager.cookie);
    expect(led.text).toContain(pt.pair.merged.replace('{{name}}', 'Ana L.'));
    expect(await sql('select name, email from public.crm_contacts where id = $1', one)).toEqual([
      { name: 'Ana L.', email: `${one}@casa.example` },
    ]);
    expect((await visit(site(), mergePath(one, other), manager.cookie)).status).toBe(302);
    await act(one, { intent: 'unmerge', merge: to.split('=')[1] ?? '' });
    expect(
      await sql(
        'select name, merged_into from public.crm_contacts where id = any ($1) order by name',
        [one, other],
      ),
    ).toEqual([
      { name: 'Ana L.', merged_into: null },
      { name: 'Ana Luz', merged_into: null },
    ]);
  });

  it('are not merged after a change by a colleague, and the choices stay', async () => {
    const [one, other] = [await contact(), await contact({ name: 'Outra' })];
    await sql(
      `update public.crm_contacts set job_title = 'Sócia' where id = $1 returning id`,
      other,
    );
    const { status, text } = await merge(one, other, { 'from-name': 'other' });
    expect([status, text.includes(pt.notDone.changed)]).toEqual([409, true]);
    const chosen = /<input[^>]*name="from-name"[^>]*value="other"[^>]*>/.exec(text)?.[0];
    expect(chosen).toContain('checked');
  });

  it.each(['viewer', 'analyst'] as const)('are not there for a %s', async (role) => {
    const who = await signedIn(site(), role);
    const [one, other] = [await contact(), await contact()];
    expect((await visit(site(), mergePath(one, other), who.cookie)).status).toBe(403);
    expect((await merge(one, other, {}, who)).status).toBe(403);
  });

  it('nor for users who may not read both', async () => {
    const [one, other] = [await contact({ source: 'doavya' }), await contact()];
    expect((await visit(site(), mergePath(one, other), narrowed.cookie)).status).toBe(404);
    expect((await merge(one, other, {}, narrowed)).status).toBe(404);
    expect((await visit(site(), mergePath(one, one), manager.cookie)).status).toBe(404);
  });
});

describe('the list of pairs', () => {
  it('lists them with reasons, dismisses them and restores them', async () => {
    const phone = dial();
    const [one, other] = [
      await contact({ name: `Rita ${dialled}`, phone }),
      await contact({ name: `Rita Sá ${dialled}`, phone }),
    ];
    const listed = async (query = '') =>
      (await visit(site(), `${adminPaths.contactPairs}${query}`, manager.cookie)).text.includes(
        mergePath(one, other),
      );
    expect([await listed(), await listed('?reason=company')]).toEqual([true, false]);
    await act(one, { intent: 'apart', other });
    expect([await listed(), await listed('?apart=yes')]).toEqual([false, true]);
    await act(one, { intent: 'together', other });
    expect([await listed(), await listed('?apart=yes')]).toEqual([true, false]);
    const { text } = await visit(site(), adminPaths.contactPairs, narrowed.cookie);
    expect(text).not.toContain(`Rita ${dialled}`);
  });
});

describe('the page of a contact', () => {
  it('shows the labels of addresses and keeps them', async () => {
    const id = await contact();
    const saved = await act(id, {
      ...{ intent: 'save', name: 'Ana Luz', jobTitle: '', company: '', companyId: '', owner: '' },
      ...{ revision: '1', email: `${id}@casa.example`, emailLabel: ' trabalho ' },
    });
    expect(saved.status).toBe(200);
    expect((await page(id)).text).toContain('value="trabalho"');
    const [{ revision } = { revision: 0 }] = await sql<{ revision: number }>(
      'select revision from public.crm_contacts where id = $1',
      id,
    );
    // A form without labels, such as one that stayed open during an update.
    await act(id, {
      ...{ intent: 'save', name: 'Ana', jobTitle: '', company: '', companyId: '', owner: '' },
      ...{ revision: String(revision), email: `${id}@casa.example` },
    });
    const { text } = await page(id);
    expect([text.includes('value="trabalho"'), text.includes('value="Ana"')]).toEqual([true, true]);
  });

  it('shows what was agreed to, in which words, to permitted users', async () => {
    const id = await contact();
    await sql(
      `insert into public.newsletter_subscriptions (email, status, confirmed_at, source_page,
         consent_version, consent_locale)
       values ($1, 'active', '2026-11-12T12:00:00Z', '/sobre', '2026-11-22', 'en') returning id`,
      `${id}@casa.example`,
    );
    const { text } = await page(id);
    expect(text).toContain('12 de novembro de 2026');
    expect(text).toContain('By subscribing, you agree to receive the newsletter');
    expect(text).toContain(pt.consent.noForms);
    await sql(
      `delete from public.role_permissions where role = 'analyst' and resource = 'campaigns'`,
    );
    const analyst = await signedIn(site(), 'analyst');
    const { text: less } = await page(id, analyst);
    expect([less.includes(pt.consent.hidden), less.includes('By subscribing')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('contacts as a file', () => {
  const file = (as: SignedIn, locale: string, query = '') =>
    visit(
      site(),
      `${adminPaths.contactsExport}?${query}`,
      `${as.cookie}; preferred-locale=${locale}`,
    );

  it.each([
    ['pt-BR', pt, ';'],
    ['en', en, ','],
  ] as const)('is in %s, and formulas are text', async (locale, words, separator) => {
    const mark = `Olga ${randomUUID().slice(0, 8)}`;
    const id = await contact({ name: mark });
    await sql(
      `update public.crm_contacts set company = '=HYPERLINK("http://x.example";"x")',
         job_title = '@SUM(1)' where id = $1 returning id`,
      id,
    );
    const { text } = await file(manager, locale, `text=${encodeURIComponent(mark)}`);
    const [head = '', line = '', end] = text.slice(1).split('\r\n');
    expect([text[0], head.split(separator)[0], head.split(separator).at(-1), end]).toEqual([
      '\uFEFF',
      words.name,
      words.created,
      '',
    ]);
    expect(line).toContain(mark);
    expect(line).toContain(words.sources.website);
    expect(line).toContain(`"'=HYPERLINK(""http://x.example"";""x"")"`);
    expect(line).toContain("'@SUM(1)");
  });

  it.each(['viewer', 'analyst', null] as const)('is not for %s', async (role) => {
    const who = await signedIn(site(), role);
    const may = await sql(
      `select from public.role_permissions where role = $1 and resource = 'crm'
         and action in ('approve', 'manage')`,
      role,
    );
    for (const path of [adminPaths.contactsExport, `${adminPaths.contactsExportConfirm}.data`]) {
      const { status, text } = await visit(site(), path, who.cookie);
      if (may.length === 0) expect([path, [403, 404].includes(status)]).toEqual([path, true]);
      expect(text.includes('@casa.example')).toBe(false);
    }
  });

  it('has no row, and no deal, of a product that the user may not see', async () => {
    const mark = randomUUID().slice(0, 8);
    const both = await contact({ name: `Ambas ${mark}`, source: 'doavya' });
    await contact({ name: `Alheia ${mark}` });
    for (const product of ['forja', 'doavya']) {
      await sql(
        `insert into public.crm_deals (title, contact_id, pipeline_id, stage_id, product, source)
         select 'Negócio', $1, p.id, s.id, p.product, 'manual'
         from public.crm_pipelines p join public.crm_stages s on s.pipeline_id = p.id
         where p.product = $2 and p.is_default and s.kind = 'open' order by s.position limit 1
         returning id`,
        both,
        product,
      );
    }
    const deals = async (as: SignedIn) =>
      (await file(as, 'pt-BR', `text=${mark}`)).text
        .slice(1)
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => [line.split(';')[0], line.split(';').at(-3)]);
    expect((await deals(manager)).sort()).toEqual([
      [`Alheia ${mark}`, '0'],
      [`Ambas ${mark}`, '2'],
    ]);
    expect(await deals(narrowed)).toEqual([[`Ambas ${mark}`, '1']]);
    const { text } = await visit(
      site(),
      `${adminPaths.contacts}.data?text=${mark}`,
      narrowed.cookie,
    );
    expect([text.includes(`Ambas ${mark}`), text.includes(`Alheia ${mark}`)]).toEqual([
      true,
      false,
    ]);
  });
});
