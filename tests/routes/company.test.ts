import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import en from '#app/features/company/locales/en.json' with { type: 'json' };
import pt from '#app/features/company/locales/pt-BR.json' with { type: 'json' };
import { post } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import {
  COMPANY_FIELDS,
  contactRows,
  contactWayOf,
  type Row,
  resetCompany,
  settingsRow,
  storedCompany,
} from './company-rows.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();
const SCREEN = '/admin/company?unit=forja';

let admin: SignedIn;
let other: SignedIn;
let manager: SignedIn;
let before: Awaited<ReturnType<typeof storedCompany>>;
beforeAll(async () => {
  admin = await signedIn(site(), 'admin');
  other = await signedIn(site(), 'superadmin');
  manager = await signedIn(site(), 'manager');
  before = await storedCompany();
});

beforeEach(() => resetCompany(before));

const save = async (fields: Record<string, string>, who: SignedIn = admin, language?: 'en') =>
  post(
    site(),
    SCREEN,
    { revision: String((await settingsRow()).revision), ...COMPANY_FIELDS, ...fields },
    { cookie: who.cookie, ...(language && { language }) },
  );
const page = async (path: string) => (await visit(site(), path)).text;
const contactPage = async () => ({ pt: await page('/contato'), en: await page('/en/contact') });

describe('settings', () => {
  it('are on the next page of every visitor, in both languages, and can be undone', async () => {
    const first = await settingsRow();
    const saved = await save({});
    expect(saved.status).toBe(200);
    expect(saved.text).toContain(pt.done.saved);
    const { pt: portuguese, en: english } = await contactPage();
    for (const text of [portuguese, english]) {
      const chats = [...text.matchAll(/https:\/\/wa\.me\/[^"]*/g)].map(([link]) => link);
      expect(chats.length).toBeGreaterThan(2);
      for (const link of chats) expect(link).toContain('https://wa.me/5517991234567?text=');
      expect(text).toContain('mailto:ola@ferraria.example');
      expect(text).toContain('https://www.linkedin.com/company/ferraria');
    }
    expect(portuguese).toContain('Ferraria &amp; Filhos');
    expect(english).toContain('Smithy &amp; Sons');
    expect(english).not.toContain('Ferraria &amp; Filhos');
    expect(portuguese).toContain('8h às 12h');
    expect(english).toContain('1:30 pm');
    expect(portuguese).not.toContain('dentro@ferraria.example');
    const home = await page('/en');
    expect(home).toContain('"sameAs":["https://www.linkedin.com/company/ferraria"]');

    const set = /name="set" value="([^"]+)"/.exec(saved.text)?.[1] ?? '';
    const undone = await post(site(), SCREEN, { intent: 'undo', set }, { cookie: admin.cookie });
    expect(undone.text).toContain(pt.done.undone);
    const { revision: _, ...now } = await settingsRow();
    const { revision: __, ...then } = first;
    expect(now).toEqual(then);
    expect((await contactPage()).pt).not.toContain('Ferraria');
  });

  it('warn the second of two users, overwrite nothing, and save on confirmation', async () => {
    const { revision } = await settingsRow();
    await save({ company_name: 'A primeira' }, other);
    const late = await save({ company_name: 'A segunda', revision: String(revision) });
    expect(late.status).toBe(409);
    expect(late.text).toContain('A primeira');
    expect(late.text).toContain('value="A segunda"');
    expect((await settingsRow())['company_name']).toBe('A primeira');
    const newest = [...late.text.matchAll(/name="revision" value="(\d+)"/g)].at(-1)?.[1] ?? '';
    expect((await save({ company_name: 'A segunda', revision: newest })).status).toBe(200);
    expect((await settingsRow())['company_name']).toBe('A segunda');
  });

  it.each([
    ['pt-BR', pt],
    ['en', en],
  ] as const)('refuse field by field what cannot be, %s', async (language, words) => {
    const first = await settingsRow();
    const { status, text } = await save(
      {
        company_name: '',
        public_whatsapp_number: '(17) 123',
        public_support_email: 'nobody',
        blog_url: 'javascript:alert(1)',
        linkedin: 'https://linkedin.com.evil.example/x',
        youtube: 'http://youtube.com/x',
        'hours-mon-1-opens': '11:00',
        'hours-tue-0-opens': '18:00',
        'hours-tue-0-closes': '09:00',
        'hours-wed-0-opens': '09:00',
        'hours-wed-0-closes': '',
      },
      admin,
      language === 'en' ? 'en' : undefined,
    );
    expect(status).toBe(422);
    const message = (id: string) => new RegExp(`id="${id}-e"[^>]*>([^<]+)<`).exec(text)?.[1];
    expect(message('company_name')).toBe(words.errors.required);
    expect(message('public_whatsapp_number')).toBe(words.errors.phone);
    expect(message('public_support_email')).toBe(words.errors.email);
    expect(message('blog_url')).toBe(words.errors.url);
    expect(message('linkedin')).toBe(words.errors.network);
    expect(message('youtube')).toBe(words.errors.network);
    expect(message('hours-mon')).toBe(words.errors.week.overlap);
    expect(message('hours-tue')).toBe(words.errors.week.order);
    expect(message('hours-wed')).toBe(words.errors.week.incomplete);
    expect(text).toContain('value="(17) 123"');
    expect(await settingsRow()).toEqual(first);
  });

  it('are previewed as they are typed, and nothing is stored', async () => {
    const first = await settingsRow();
    const draw = (fields: Record<string, string>, who = admin) =>
      post(site(), '/admin/company/preview/settings?unit=forja', fields, { cookie: who.cookie });
    const { status, text } = await draw(COMPANY_FIELDS);
    expect(status).toBe(200);
    const drawn = JSON.parse(text) as Record<'pt-BR' | 'en', string>;
    expect(drawn['pt-BR']).toContain('Ferraria &amp; Filhos');
    expect(drawn.en).toContain('Smithy &amp; Sons');
    // Half typed, there is nothing to draw.
    expect((await draw({ ...COMPANY_FIELDS, public_support_email: 'ola@' })).status).toBe(204);
    expect((await draw(COMPANY_FIELDS, manager)).status).toBe(403);
    expect(await settingsRow()).toEqual(first);
  });

  it('grow and copy hours without scripts, keeping what was typed', async () => {
    const { text } = await save({ step: 'copy', company_name: 'Ainda não' });
    expect(text).toContain('value="Ainda não"');
    expect(text).toMatch(/name="hours-fri-1-closes"[^>]*value="17:30"/);
    const more = await save({ step: 'add:sun' });
    expect(more.text).toContain('name="hours-sun-0-opens"');
  });

  it('are refused without the permission', async () => {
    const { company_name: name } = await settingsRow();
    expect((await visit(site(), SCREEN, manager.cookie)).status).toBe(403);
    expect((await save({}, manager)).status).toBe(403);
    expect((await settingsRow())['company_name']).toBe(name);
  });
});

const contactPath = (id: string) => `/admin/company/contacts/${id}`;
const phone = () => contactWayOf('phone');
const saveContactWay = async (row: Row, fields: Record<string, string>, who = admin) =>
  post(
    site(),
    contactPath(row.id),
    {
      revision: String(row.revision),
      label: String(row['label']),
      value: String(row['value']),
      business_unit: 'forja',
      is_active: 'on',
      is_public: 'on',
      ...fields,
    },
    { cookie: who.cookie },
  );

describe('contacts', () => {
  it('carry their labels in both languages to the page', async () => {
    const answer = await saveContactWay(await phone(), {
      label: 'Balcão',
      label_en: 'Front desk',
      value: '17 3232-1010',
    });
    expect(answer.status).toBe(303);
    const { pt: portuguese, en: english } = await contactPage();
    expect(portuguese).toContain('Balcão');
    expect(portuguese).toContain('(17) 3232-1010');
    expect(english).toContain('Front desk');
    expect(english).toContain('+55 17 3232-1010');
    expect(english).not.toContain('Balcão');
  });

  it('are made at the end, moved, hidden and deleted', async () => {
    const made = await post(
      site(),
      '/admin/company/contacts/new?unit=forja&type=address',
      {
        label: 'Galpão',
        street: 'Rua do Ferro, 12',
        city: 'Mirassol',
        state: 'SP',
        postal_code: '15130000',
        business_unit: 'forja',
        is_active: 'on',
        is_public: 'on',
      },
      { cookie: admin.cookie },
    );
    expect(made.status).toBe(303);
    const [last] = (await contactRows()).slice(-1);
    expect(JSON.parse(String(last?.['value']))).toEqual({
      street: 'Rua do Ferro, 12',
      city: 'Mirassol',
      state: 'SP',
      postal_code: '15130-000',
    });
    expect((await contactPage()).pt).toContain('Rua do Ferro, 12 · Mirassol, SP · 15130-000');
    const move = { intent: 'move', contact: last?.id ?? '', way: 'up' };
    await post(site(), SCREEN, move, { cookie: admin.cookie });
    expect((await contactRows()).at(-2)?.id).toBe(last?.id);

    const number = await phone();
    const { is_public: _, ...visible } = { is_public: 'on', is_active: 'on' };
    await post(
      site(),
      contactPath(number.id),
      {
        revision: String(number.revision),
        label: 'Telefone',
        value: String(number['value']),
        business_unit: 'forja',
        ...visible,
      },
      { cookie: admin.cookie },
    );
    // Hidden is gone everywhere, and no number of an example takes its place.
    for (const path of ['/contato', '/carreiras', '/']) {
      expect(await page(path)).not.toMatch(/tel:|"telephone"/);
    }
    const { revision } = await phone();
    const deleted = { intent: 'delete', revision: String(revision - 1) };
    const late = await post(site(), contactPath(number.id), deleted, { cookie: admin.cookie });
    expect(late.status).toBe(409);
    const now = { intent: 'delete', revision: String(revision) };
    const done = await post(site(), contactPath(number.id), now, { cookie: admin.cookie });
    expect(done.status).toBe(303);
    expect(await phone()).toBeUndefined();
  });

  it.each([
    ['phone', { value: '12' }, pt.errors.phone],
    ['email', { value: 'x@' }, pt.errors.email],
    ['social', { value: 'http://x.example' }, pt.errors.https],
    ['address', { city: '', state: 'SP' }, pt.errors.required],
  ])('a %s that cannot be is refused', async (type, fields, message) => {
    const { status, text } = await post(
      site(),
      `/admin/company/contacts/new?unit=forja&type=${type}`,
      { label: 'Novo', business_unit: 'forja', ...fields },
      { cookie: admin.cookie },
    );
    expect(status).toBe(422);
    expect(text).toContain(message);
    expect(await contactRows()).toHaveLength(before.contacts.length);
  });

  it('moving one is no conflict for a user who edits it', async () => {
    const row = await phone();
    const move = { intent: 'move', contact: row.id, way: 'up' };
    await post(site(), SCREEN, move, { cookie: other.cookie });
    expect((await phone()).revision).toBeGreaterThan(row.revision);
    const label = String(row['label']);
    const same = await saveContactWay(row, { label, label_en: 'Phone' });
    expect(same.status).toBe(303);
  });
});

it('a script in any field is text wherever it is printed', async () => {
  const script = '<script>alert(1)</script>';
  const inert = async (path: string) => {
    const text = await page(path);
    expect(text).not.toContain('<script>alert(1)');
    expect(text).not.toContain('javascript:alert');
    return text;
  };
  const answer = await save({ company_name: script, company_name_en: script });
  expect(answer.status).toBe(200);
  for (const name of Object.keys(COMPANY_FIELDS).filter((key) => !key.startsWith('company_name'))) {
    const refused = await save({ [name]: script });
    expect([name, refused.status]).toEqual([name, 422]);
    expect(refused.text).not.toContain(script);
  }
  await saveContactWay(await phone(), { label: script, label_en: script });
  const place = await contactWayOf('address');
  const parts = { street: script, district: script, city: script, state: script };
  await saveContactWay(place, { label: script, ...parts });
  for (const path of ['/', '/contato', '/en/contact', '/privacidade', '/en/about', '/carreiras']) {
    expect(await inert(path)).toContain('&lt;script&gt;');
  }
  for (const path of [SCREEN, contactPath(place.id)]) {
    expect((await visit(site(), path, admin.cookie)).text).not.toContain(script);
  }
});
