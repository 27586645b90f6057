import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import staff from '#app/features/projects/admin/staff-invoices/locales/pt-BR.json' with {
  type: 'json',
};
import { post } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { PDF } from './feedback-posts.ts';
import { draftFields, postInvoice, someInvoice } from './invoice-posts.ts';
import { someProject } from './project-rows.ts';
import { type SignedIn, signedIn } from './staff.ts';

/* What is refused of an invoice: the status, and the text that staff read. */

const site = useBuiltSite();
let boss: SignedIn;
let [ours, theirs] = [
  { id: '', organization: '' },
  { id: '', organization: '' },
];
beforeAll(async () => {
  boss = await signedIn(site(), 'admin');
  [ours, theirs] = [await someProject(), await someProject({ name: 'Padaria Lua' })];
});
const send = (at: string, fields: Record<string, string>, file?: Buffer) =>
  postInvoice(site(), { at, cookie: boss.cookie }, fields, file);

const pay = { intent: 'pay', on: '2026-01-02', how: 'pix' };
const issue = { intent: 'issue', receiver: 'pix@casa.example' };
const { refused } = staff;

it.each([
  ['a draft that is paid', 'draft', pay, 409, refused.invoice_not_issued],
  ['a payment without a day', 'issued', { ...pay, on: '' }, 422, refused.invalid],
  ['a payment in the future', 'issued', { ...pay, on: '2099-01-01' }, 409, refused.date_ahead],
  [
    'an issued one that is unpaid',
    'issued',
    { intent: 'unpay', cause: 'x' },
    409,
    refused.invoice_not_paid,
  ],
  ['no cause', 'paid', { intent: 'unpay' }, 409, refused.cause_missing],
  [
    'a cause that is too long',
    'paid',
    { intent: 'unpay', cause: 'x'.repeat(301) },
    422,
    refused.invalid,
  ],
  [
    'a paid one that is cancelled',
    'paid',
    { intent: 'cancel', cause: 'x' },
    409,
    refused.invoice_paid,
  ],
  ['a cancelled one that is issued', 'cancelled', issue, 409, refused.invoice_cancelled],
  ['a draft that was changed', 'draft', { ...issue, revision: '7' }, 409, refused.changed],
  ['a draft without a revision', 'draft', { ...issue, revision: '' }, 409, refused.changed],
  ['an unconfirmed receiver', 'draft', { intent: 'issue' }, 409, refused.receiver_unconfirmed],
  ['an unknown intent', 'draft', { intent: 'toString' }, 422, refused.invalid],
])('%s', async (_, state, fields, status, text) => {
  const { id } = await someInvoice(ours, { state });
  const posted = { revision: '1', ...fields };
  const answer = await post(site(), `/admin/invoices/${id}`, posted, { cookie: boss.cookie });
  expect([answer.status, answer.text.includes(text)]).toEqual([status, true]);
});

it('a draft that is past due, or has no means of payment', async () => {
  const late = await someInvoice(ours, { state: 'draft', days: -1 });
  const answers = [
    await post(
      site(),
      `/admin/invoices/${late.id}`,
      { ...issue, revision: '1' },
      { cookie: boss.cookie },
    ),
  ];
  const bare = { ...draftFields(ours), pix: '' };
  expect((await send('/admin/invoices/new', bare)).status).toBe(303);
  answers.push(
    await post(
      site(),
      `/admin/invoices/${bare.key}`,
      { intent: 'issue', revision: '1' },
      { cookie: boss.cookie },
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([409, 409]);
  expect(answers[0]?.text).toContain(refused.invoice_late);
  expect(answers[1]?.text).toContain(refused.invoice_without_way);
});

it('a draft that was issued, changed, or is of another client, and its document is not stored', async () => {
  const stored = () => readdir(path.join(site().dataDir, 'files', 'invoices'));
  const fields = { ...draftFields(ours), revision: '1' };
  const [issued, draft] = [await someInvoice(ours), await someInvoice(ours, { state: 'draft' })];
  const save = (id: string, more = {}) =>
    send(`/admin/invoices/${id}`, { ...fields, ...more }, PDF);
  expect((await save(draft.id)).status).toBe(200);
  const before = await stored();
  const answers = [
    await save(issued.id),
    await save(draft.id, { revision: '7' }),
    await save(draft.id, { revision: '0' }),
    await save(draft.id, { project: theirs.id }),
    await save(draft.id, { client: randomUUID() }),
    await save(randomUUID()),
  ];
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 422, 422, 404, 404]);
  const message = ['invoice_issued', 'changed', 'invalid', 'invalid', 'gone'] as const;
  for (const [place, code] of message.entries()) {
    expect(answers[place]?.text).toContain(refused[code]);
  }
  expect(await stored()).toEqual(before);
  const dropped = await send(`/admin/invoices/${draft.id}`, {
    ...fields,
    revision: '2',
    drop: 'on',
  });
  expect([dropped.status, dropped.text.includes('fatura.pdf')]).toEqual([200, false]);
});
