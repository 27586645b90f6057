import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import pt from '#app/features/crm/by-hand/locales/pt-BR.json' with { type: 'json' };
import { adminPath } from '#app/paths.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { signedIn, visit } from './staff.ts';

const site = useBuiltSite();

let cookie = '';
let me = '';
beforeAll(async () => {
  const manager = await signedIn(site(), 'manager');
  ({ cookie, id: me } = manager);
});

type Fields = Record<string, string>;
const send = (fields: Fields, as = cookie) =>
  post(
    site(),
    adminPath('newEntry'),
    { id: randomUUID(), product: 'forja', ...fields },
    { cookie: as },
  );
const mail = () => `${randomUUID()}@acme.example`;
const placeOf = (answer: { headers: { location?: string | undefined } }) =>
  answer.headers.location ?? '';

type Contact = { id: string; name: string; phone: string; company: string; owner_id: string };
const contactsOf = (email: string) =>
  sql<Contact>(
    'select id, name, phone, company, owner_id from public.crm_contacts where email = $1',
    email,
  );

describe('one line without scripts', () => {
  it('creates a deal with all fields, and redirects to its page', async () => {
    const email = mail();
    const line = `Ana Souza, 11 98765-4321, ${email}, Acme Ltda, R$ 12.000, site novo`;
    const answer = await send({ what: 'deal', line });
    expect([answer.status, placeOf(answer)]).toEqual([
      303,
      expect.stringMatching(/^\/admin\/deals\/[\da-f-]{36}$/),
    ]);
    const [deal] = await sql(
      'select title, value::int, owner_id from public.crm_deals where id = $1',
      placeOf(answer).split('/').at(-1) ?? '',
    );
    expect(deal).toEqual({ title: 'site novo', value: 12_000, owner_id: me });
    expect(await contactsOf(email)).toEqual([
      expect.objectContaining({
        ...{ name: 'Ana Souza', phone: '+5511987654321', company: 'Acme Ltda', owner_id: me },
      }),
    ]);
  });

  it('stores text without a column as a note', async () => {
    const email = mail();
    await send({ what: 'contact', line: `Ana Souza, ${email}, R$ 800, veio da feira` });
    const [{ id } = { id: '' }] = await contactsOf(email);
    expect(
      await sql(
        `select to_value from public.crm_events where contact_id = $1 and kind = 'note'`,
        id,
      ),
    ).toEqual([{ to_value: 'R$ 800, veio da feira' }]);
  });

  it('is parsed only on request, and corrections survive another line', async () => {
    const email = mail();
    const seen = `Ana Souza, ${email}`;
    const read = await send({ intent: 'read', what: 'lead', line: seen });
    expect([read.status, read.text.includes('value="Ana Souza"')]).toEqual([200, true]);
    expect(await contactsOf(email)).toEqual([]);
    await send({
      ...{ what: 'lead', line: `${seen}, Acme Ltda`, seen, seenAs: 'lead' },
      ...{ name: 'Ana de Souza', email, company: '' },
    });
    expect(await contactsOf(email)).toEqual([
      expect.objectContaining({ name: 'Ana de Souza', company: 'Acme Ltda' }),
    ]);
  });

  it.each([
    ['', pt.refused.nobody],
    ['Ana Souza, ana@', null],
  ])('of %o says what is missing and keeps what was typed', async (line, sentence) => {
    const { status, text } = await send({ what: 'lead', line });
    expect(status).toBe(sentence ? 422 : 303);
    if (sentence) expect(text).toContain(sentence);
  });

  it.each([
    [{ email: 'ana@' }, pt.refused.email],
    [{ phone: '123' }, pt.refused.phone],
    [{ value: 'caro' }, pt.refused.value],
    [{ value: '1,2345' }, pt.refused.value],
  ])('refuses %o at its field, with the line still there', async (fields, sentence) => {
    const { status, text } = await send({
      what: 'deal',
      line: 'Ana Teimosa',
      ...(fields as Fields),
    });
    expect([status, text.includes(sentence), text.includes('Ana Teimosa')]).toEqual([
      422,
      true,
      true,
    ]);
  });

  it('a repeated post creates one record', async () => {
    const fields = { id: randomUUID(), what: 'contact', line: `Ana Souza, ${mail()}` };
    const [one, two] = [await send(fields), await send(fields)];
    expect([placeOf(one), placeOf(two)]).toEqual(Array(2).fill(`/admin/contacts/${fields.id}`));
  });
});

describe('of a known contact', () => {
  it('names the contact, creates no second one, and adds to the chosen one', async () => {
    const email = mail();
    await send({ what: 'contact', line: `Rita Luz, ${email}` });
    const refused = await send({ what: 'deal', line: `Rita, ${email}, portal` });
    expect([refused.status, refused.text.includes('Rita Luz')]).toEqual([409, true]);
    const [{ id } = { id: '' }] = await contactsOf(email);
    const { status } = await send({ what: 'deal', line: `Rita, ${email}, portal`, contact: id });
    expect([status, (await contactsOf(email)).length]).toEqual([303, 1]);
    expect(await sql('select title from public.crm_deals where contact_id = $1', id)).toEqual([
      { title: 'portal' },
    ]);
  });

  it('is found by the telephone while it is typed, in any spelling', async () => {
    const phone = `119${String(Date.now()).slice(-8)}`;
    await send({ what: 'contact', line: `Rita Luz, ${phone}` });
    const typed = `${phone.slice(0, 2)} ${phone.slice(2, 7)}-${phone.slice(7)}`;
    const { text } = await visit(
      site(),
      `${adminPath('newEntry')}.data?${new URLSearchParams({ email: '', phone: typed })}`,
      cookie,
    );
    expect(text).toContain('Rita Luz');
  });
});

it.each(['viewer', 'analyst'] as const)('begins nothing for a %s', async (role) => {
  const { cookie: other } = await signedIn(site(), role);
  const email = mail();
  const { status } = await send({ what: 'contact', line: `Ana Souza, ${email}` }, other);
  expect([status, await contactsOf(email)]).toEqual([403, []]);
});

it('creates nothing in a product that the author may not use', async () => {
  const person = await signedIn(site(), 'manager');
  await sql(
    `update public.user_roles set product = 'doavya' where user_id = $1 returning id`,
    person.id,
  );
  const email = mail();
  const { status, text } = await send({ what: 'deal', line: `Ana, ${email}` }, person.cookie);
  expect([status, text.includes(pt.refused.forbidden)]).toEqual([403, true]);
  expect(await contactsOf(email)).toEqual([]);
});

it('creates no deal in a product without a pipeline, and keeps the line', async () => {
  await sql(
    `insert into public.crm_products (slug, name, color, lead_sources)
     values ('novo', 'Novo', '#0f7a5f', '{novo}') on conflict (slug) do nothing`,
  );
  const line = `Ana Souza, ${mail()}`;
  const { status, text } = await send({ what: 'deal', product: 'novo', line });
  expect([status, text.includes(pt.refused.pipeline)]).toEqual([422, true]);
  expect(text).toContain(line);
});
