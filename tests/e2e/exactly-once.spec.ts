import type { Page } from '@playwright/test';
import { endpointPath, pathTo } from '#app/paths.ts';
import { newId, random } from './fixtures/invented.ts';
import { crmOf, leadsOf, onlyLeadOf } from './fixtures/leads.ts';
import {
  type Answers,
  fillIn,
  openDialog,
  referenceOn,
  sendButton,
  somebody,
  somePhone,
} from './fixtures/order.ts';
import { expect, test } from './fixtures/site.ts';

test('a double click is one lead', async ({ page, rows }) => {
  const answers = somebody();
  const dialog = await openDialog(page, 'pt-BR');
  await fillIn(dialog, 'pt-BR', answers);
  await sendButton(dialog, 'pt-BR').dblclick();
  const protocol = await referenceOn(dialog);
  expect((await onlyLeadOf(rows, answers.email)).protocol).toBe(protocol);
});

test('a post sent again is the same lead, and counts once @breadth', async ({
  page,
  rows,
  request,
  site,
}) => {
  const answers = somebody();
  const dialog = await openDialog(page, 'pt-BR');
  await fillIn(dialog, 'pt-BR', answers);
  const [post] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'POST'),
    sendButton(dialog, 'pt-BR').click(),
  ]);
  const protocol = await referenceOn(dialog);
  const form = Object.fromEntries(new URLSearchParams(post.postData() ?? ''));
  const headers = { origin: site.url, accept: 'application/json' };
  for (let turn = 0; turn < 3; turn += 1) {
    const again = await request.post(post.url(), { form, headers });
    expect(await again.json()).toMatchObject({ kind: 'accepted', protocol });
  }
  expect((await onlyLeadOf(rows, answers.email)).protocol).toBe(protocol);
  // Two leads in five minutes are allowed, and so far there was one.
  const other = await request.post(post.url(), { form: { ...form, lead: newId() }, headers });
  expect(await other.json()).toMatchObject({ kind: 'accepted' });
});

test('twenty posts of one id at once are one lead @breadth', async ({ rows, request, site }) => {
  const answers = { ...somebody(), phone: somePhone() };
  const form = {
    lead: newId(),
    session: random().uuid(),
    elapsed: '9000',
    'answers.nome': answers.name,
    'answers.email': answers.email,
    'answers.telefone': answers.phone,
    'answers.servico': answers.service,
    'answers.mensagem': answers.message,
  };
  const replies = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const headers = { origin: site.url, accept: 'application/json' };
      const response = await request.post(endpointPath('projectSubmit', 'pt-BR'), {
        form,
        headers,
      });
      return (await response.json()) as { kind: string; protocol: string };
    }),
  );
  expect(new Set(replies.map(({ kind }) => kind))).toEqual(new Set(['accepted']));
  expect(new Set(replies.map(({ protocol }) => protocol)).size).toBe(1);
  expect((await onlyLeadOf(rows, answers.email)).id).toBe(form.lead);
  expect(await crmOf(rows, answers.email)).toEqual({ contacts: 1, deals: 1 });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  async function send(page: Page, answers: Answers): Promise<string> {
    await page.goto(pathTo('project', 'pt-BR'));
    const form = page.getByRole('main');
    await fillIn(form, 'pt-BR', answers);
    await sendButton(form, 'pt-BR').click();
    await expect(page).toHaveURL(/\/obrigado\//);
    return referenceOn(form);
  }

  test('the same answers from one visitor are one lead @breadth', async ({ page, rows }) => {
    const answers = somebody();
    const first = await send(page, answers);
    expect(await send(page, answers)).toBe(first);
    await onlyLeadOf(rows, answers.email);
  });

  test('the same answers from two visitors are two leads @breadth', async ({
    page,
    rows,
    newVisitor,
  }) => {
    const answers = somebody();
    const first = await send(page, answers);
    const second = await send(await (await newVisitor()).newPage(), answers);
    expect(second).not.toBe(first);
    expect(await leadsOf(rows, answers.email)).toHaveLength(2);
  });

  test('a known e-mail is one contact with both leads @breadth', async ({ page, rows }) => {
    const answers = somebody();
    await send(page, answers);
    const later = {
      ...answers,
      email: answers.email.toUpperCase(),
      message: 'Outra dor, outro dia.',
    };
    await send(page, later);
    const leads = await leadsOf(rows, answers.email);
    expect(leads).toHaveLength(2);
    expect(new Set(leads.map((lead) => lead.contact_id)).size).toBe(1);
    expect(new Set(leads.map((lead) => lead.deal_id)).size).toBe(1);
    expect(await crmOf(rows, answers.email)).toEqual({ contacts: 1, deals: 1 });
  });
});
