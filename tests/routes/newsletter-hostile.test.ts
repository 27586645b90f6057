import { describe, expect, it } from 'vitest';
import { LOCALES } from '#app/i18n/locale.ts';
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { crashesOf } from './crash-rows.ts';
import { eventsOf, newEmail, rowOf, signUp } from './newsletter-posts.ts';

const site = useBuiltSite();

const LONG = 'x'.repeat(10_000);
/** Inputs that some program may send: the kind of the answer, and what the record says of it. */
const HOSTILE: [
  what: string,
  fields: Record<string, string>,
  status: number,
  recorded: string | null,
][] = [
  [
    'a second header',
    { email: 'ana@casa.example\r\nBcc: rui@outra.example' },
    422,
    'control_characters',
  ],
  ['a zero', { email: 'ana\u0000@casa.example' }, 422, 'control_characters'],
  ['10,000 letters', { email: `${LONG}@casa.example` }, 422, 'too_long'],
  ['a long domain', { email: `a@${LONG}.example` }, 422, 'too_long'],
  ['markup', { email: '<script>alert(1)</script>@casa.example' }, 422, 'markup'],
  ['a statement', { email: `x'; drop table users; --@casa.example` }, 422, 'markup'],
  ['two addresses', { email: 'ana@casa.example,rui@outra.example' }, 422, null],
  ['emoji', { email: '😀@casa.example' }, 422, null],
  ['right-to-left', { email: 'אנה@בית.example' }, 422, null],
  ['no domain', { email: 'ana@localhost' }, 422, null],
  [
    'the hidden field',
    { email: 'bot@casa.example', website: 'https://spam.example' },
    303,
    'honeypot',
  ],
  ['the hidden field alone', { website: 'x' }, 303, 'honeypot'],
];

describe('hostile posts', () => {
  it.each(HOSTILE)(
    '%s: answered plainly, nothing stored, masked on record',
    async (what, fields, status, recorded) => {
      const from = `203.0.113.${HOSTILE.findIndex(([name]) => name === what)}`;
      const before = await sql('select from public.newsletter_subscriptions');
      const answer = await signUp(site(), fields, { from });
      expect(answer.status).toBe(status);
      expect(answer.text).not.toContain('<script>alert');
      const record = await sql<{ event_type: string; details: Record<string, string> }>(
        'select event_type, details from public.security_events where ip_address = $1',
        from,
      );
      expect(record.map(({ event_type, details }) => [event_type, details['reason']])).toEqual(
        recorded ? [['newsletter_suspicious', recorded]] : [],
      );
      for (const { details } of record) {
        expect(details['email']).toMatch(/^(\*\*\*|.\*\*\*@.\*\*\*(\.[a-z]+)?)$/u);
      }
      expect(await sql('select from public.newsletter_subscriptions')).toHaveLength(before.length);
    },
  );

  it('hostile fields beside a valid address are stored inert', async () => {
    const email = newEmail();
    const fields = { email, utm_source: `<b>\u0000${LONG}`, session: '\u0000\ud83d', locale: 'xx' };
    expect((await signUp(site(), fields)).status).toBe(303);
    const row = await rowOf(email);
    expect(row?.utm_source).toMatch(/^<b>x{197}$/);
    expect(await eventsOf(row?.id ?? '')).toEqual(['asked form']);
  });

  const form = 'multipart/form-data; boundary=--x';
  const file = [
    '----x',
    'Content-Disposition: form-data; name="email"; filename="a.png"',
    'Content-Type: image/png',
    '',
    'ana@casa.example',
    '----x--',
    '',
  ].join('\r\n');
  it.each([
    ['a file where an address belongs', form, file, 422],
    ['a broken form', form, '----x\r\nnonsense', 303],
    ['JSON', 'application/json', '{"email":{"$ne":null}}', 303],
    ['plain text', 'text/plain', 'email=ana@casa.example', 303],
    ['the field twice', 'application/x-www-form-urlencoded', 'email=&email=x', 303],
    ['broken escapes', 'application/x-www-form-urlencoded', 'email=%E0%A4%A&%', 422],
  ])('%s is no fault of ours', async (_, type, body, status) => {
    const answer = await signUp(site(), {}, { headers: { 'content-type': type }, body });
    expect(answer.status).toBe(status);
  });

  it('none of it is a crash', async () => {
    for (const locale of LOCALES)
      expect(await crashesOf(`POST newsletterSubmit.${locale}`)).toEqual([]);
  });
});
