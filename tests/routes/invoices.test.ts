import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { invoiceFilePath } from '#app/features/projects/invoices/file-address.server.ts';
import pt from '#app/features/projects/invoices/locales/pt-BR.json' with { type: 'json' };
import { UNTIL } from '../patience.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { PDF } from './feedback-posts.ts';
import { draftFields, PIX, postInvoice, someInvoice } from './invoice-posts.ts';
import { letIn, someProject } from './project-rows.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();
const PAGE = '/portal/cliente/faturas';

const people = {} as Record<
  'boss' | 'manager' | 'owner' | 'finance' | 'member' | 'other',
  SignedIn
>;
let [ours, theirs] = [
  { id: '', organization: '' },
  { id: '', organization: '' },
];
beforeAll(async () => {
  people.boss = await signedIn(site(), 'admin');
  people.manager = await signedIn(site(), 'manager');
  [ours, theirs] = [await someProject(), await someProject({ name: 'Padaria Lua' })];
  for (const who of ['owner', 'finance', 'member', 'other'] as const) {
    people[who] = await signedIn(site(), null);
    await letIn(who === 'other' ? theirs : ours, people[who].id, who === 'other' ? 'owner' : who);
  }
});
const as = (who: keyof typeof people) => ({ cookie: people[who].cookie });
const send = (at: string, fields: Record<string, string>, file?: Buffer) =>
  postInvoice(site(), { at, cookie: people.boss.cookie }, fields, file);
const bare = (text: string) => text.replace(/&nbsp;|\u00a0/g, ' ');

describe('an invoice from draft to paid, without a script', () => {
  let id = '';
  let revision = '1';
  const act = async (fields: Record<string, string>, who: keyof typeof people = 'boss') => {
    const answer = await post(site(), `/admin/invoices/${id}`, { revision, ...fields }, as(who));
    const [row] = await sql<{ revision: number }>(
      'select revision from public.invoices where id = $1',
      id,
    );
    revision = String(row?.revision);
    return answer.status;
  };

  it('is created once, with its document, and reports errors by field', async () => {
    const fields = draftFields(ours);
    const wrong = { ...fields, value: 'zero', installment: '3', pix: `${PIX}0`, boleto: '123' };
    const refused = await send('/admin/invoices/new', wrong);
    expect(refused.status).toBe(422);
    expect((refused.text.match(/aria-invalid="true"/g) ?? []).length).toBeGreaterThanOrEqual(2);
    expect((await send('/admin/invoices/new', fields, Buffer.from('no PDF'))).status).toBe(422);
    const started = await send('/admin/invoices/new', fields, PDF);
    expect([started.status, started.headers.location]).toEqual([
      303,
      `/admin/invoices/${fields.key}`,
    ]);
    expect((await send('/admin/invoices/new', fields)).status).toBe(303);
    id = fields.key;
    const made = await sql(
      'select 1 from public.invoices where organization_id = $1',
      ours.organization,
    );
    expect(made).toHaveLength(1);
    const page = await visit(site(), `/admin/invoices/${id}`, people.boss.cookie);
    expect([page.status, page.text.includes('fatura.pdf')]).toEqual([200, true]);
    const file = await visit(site(), `/admin/invoices/${id}/file`, people.boss.cookie);
    expect([file.status, file.raw.equals(PDF)]).toEqual([200, true]);
  });

  it('is hidden from the client before it is issued, which managers may not do', async () => {
    const before = await visit(site(), PAGE, people.owner.cookie);
    expect([before.status, before.text.includes(pt.page.noneState)]).toEqual([200, true]);
    expect(await act({ intent: 'issue' }, 'manager')).toBe(403);
    // The company has no key yet: the receiver of the typed code is shown, and confirmed by the issuer.
    const visible = await visit(site(), `/admin/invoices/${id}`, people.boss.cookie);
    expect(visible.text).toMatch(/name="receiver"[^>]*value="pix@casa\.example"/);
    expect(await act({ intent: 'issue' })).toBe(409);
    expect(await act({ intent: 'issue', receiver: 'outra@casa.example' })).toBe(409);
    expect(await act({ intent: 'issue', receiver: 'pix@casa.example' })).toBe(200);
  });

  it('shows the client its value, code, QR code and file, in both languages', async () => {
    const { status, text } = await visit(site(), PAGE, people.finance.cookie);
    expect([status, bare(text).includes('R$ 1.250,00')]).toEqual([200, true]);
    expect(text).toContain(PIX);
    expect(text).toContain('em 1 fatura');
    expect(text).toMatch(/<svg class="qr-code"/);
    const address = /href="(\/portal\/cliente\/faturas\/arquivos\/[^"]+)"/.exec(text)?.[1] ?? '';
    const file = await visit(site(), address.replaceAll('&amp;', '&'), people.finance.cookie);
    expect([file.status, file.raw.equals(PDF)]).toEqual([200, true]);
    const english = await visit(site(), PAGE, `${people.owner.cookie}; preferred-locale=en`);
    expect(english.text).toContain('in 1 invoice');
    expect(english.text).not.toMatch(/\{\{|\bundefined\b|\[object /);
  });

  it('is marked as paid, unmarked with a cause, and paid again', async () => {
    const pay = { intent: 'pay', on: '2026-01-02', how: 'boleto' };
    expect(await act({ ...pay, on: '2099-01-01' })).toBe(409);
    expect(await act(pay)).toBe(200);
    expect(await act(pay)).toBe(200);
    expect(await act({ intent: 'unpay', cause: '' })).toBe(409);
    expect(await act({ intent: 'unpay', cause: 'Era de outra.' })).toBe(200);
    expect(await act(pay)).toBe(200);
    const { text } = await visit(site(), PAGE, people.owner.cookie);
    expect(text).toContain(pt.page.clearState);
    expect(text).toContain('boleto');
    expect(text).not.toContain(PIX);
    const record = await visit(site(), `/admin/invoices/${id}`, people.boss.cookie);
    expect(record.text).toContain('Era de outra.');
  });
});

describe('the Pix key of the company', () => {
  const set = { kind: 'email', key: 'nova@casa.example', name: 'Forja', city: 'Rio Preto' };
  const AT = '/admin/invoices/pix';

  it('requires the password again, and mails everybody who may approve finance', async () => {
    const late = await signedIn(site(), 'admin');
    await sql(
      `update identity.sessions set created_at = now() - interval '1 day' where user_id = $1`,
      late.id,
    );
    const page = await visit(site(), AT, late.cookie);
    expect(page.text).toContain('/auth/account/again?from=%2Fadmin%2Finvoices%2Fpix');
    expect(page.text).not.toContain('name="key"');
    const refused = await post(site(), AT, set, { cookie: late.cookie });
    expect(refused.status).toBe(401);
    // What was typed on a page that has grown old is sent again, with the password.
    for (const [name, value] of Object.entries(set)) {
      expect(refused.text).toContain(`type="hidden" name="${name}" value="${value}"`);
    }
    expect(await sql('select from public.pix_keys')).toHaveLength(0);
    const guessed = { ...set, confirmPassword: 'errada demais' };
    const wrong = await post(site(), AT, guessed, { cookie: late.cookie });
    expect([wrong.status, wrong.text.includes('errada demais')]).toEqual([422, false]);
    expect(await sql('select from public.pix_keys')).toHaveLength(0);
    const confirmed = { ...set, confirmPassword: late.password };
    expect((await post(site(), AT, confirmed, { cookie: late.cookie })).status).toBe(200);
    expect(await sql('select from public.pix_keys')).toHaveLength(1);
    expect((await post(site(), AT, set, as('boss'))).status).toBe(200);
    const mailed = async () =>
      (
        await sql<{ recipient: string }>(
          `select recipient from public.mails where kind = 'invoice.pix-key-mail'`,
        )
      ).map(({ recipient }) => recipient);
    await expect
      .poll(mailed, UNTIL)
      .toEqual(expect.arrayContaining([people.boss.email, late.email]));
    expect(await mailed()).not.toContain(people.manager.email);
    await sql('delete from public.pix_keys');
  });
});

describe('an invoice of another client', () => {
  it('is not found by members, other clients and anonymous visitors, at its real address', async () => {
    const key = `invoices/${'b'.repeat(64)}`;
    const { id } = await someInvoice(ours, { description: 'Segredo da Sol', file: key });
    for (const who of ['member', 'other'] as const) {
      const at = `${PAGE}?cliente=${ours.organization}`;
      const { status, text } = await visit(site(), at, people[who].cookie);
      expect([who, status]).toEqual([who, 404]);
      expect(text).not.toMatch(/Segredo da Sol|1\.250/);
      for (const made of ['owner', who] as const) {
        const file = await visit(site(), invoiceFilePath(id, people[made].id), people[who].cookie);
        expect([who, made, file.status]).toEqual([who, made, 404]);
      }
      const overview = await visit(site(), '/portal/cliente', people[who].cookie);
      // Owners of other clients have invoices of their own; members have none at all.
      expect(overview.text).not.toMatch(who === 'member' ? /1\.250|faturas/i : /1\.250/);
    }
    expect((await visit(site(), PAGE)).status).toBe(303);
    expect((await visit(site(), invoiceFilePath(id, people.owner.id))).status).toBe(303);
    const own = await visit(site(), '/portal/cliente', people.owner.cookie);
    expect(bare(own.text)).toContain('R$ 1.250,00');
  });

  it('and the address of a file is for one person, and for ten minutes', async () => {
    const { id } = await someInvoice(ours, {
      file: `invoices/${randomUUID().replaceAll('-', '').repeat(2)}`,
    });
    const late = invoiceFilePath(id, people.owner.id, Date.now() - 601_000);
    const answer = await visit(site(), late, people.owner.cookie);
    expect([answer.status, answer.headers.location]).toEqual([303, `${PAGE}?done=file-late`]);
    expect((await visit(site(), `${PAGE}?done=file-late`, people.owner.cookie)).text).toContain(
      '10 minutos',
    );
    for (const token of ['', 'x', `${Date.now() + 1000}.x`]) {
      const at = `${PAGE}/arquivos/${id}?token=${token}`;
      expect([token, (await visit(site(), at, people.owner.cookie)).status]).toEqual([token, 404]);
    }
  });
});

it('mails due and overdue invoices to payers, with a link', async () => {
  const soon = await someInvoice(theirs, { days: 2 });
  const late = await someInvoice(theirs, { days: -4 });
  await sql(`select private.order_invoice_notices(
    (private.business_day(now()) + time '09:00') at time zone 'America/Sao_Paulo')`);
  const folder = path.join(site().dataDir, 'mailbox');
  const mails = await vi.waitFor(async () => {
    const found = await Promise.all(
      (await readdir(folder))
        .filter((name) => name.endsWith('.eml'))
        .map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
    );
    const mine = found.filter(({ to }) => to?.[0]?.address === people.other.email);
    expect(mine.length).toBeGreaterThanOrEqual(2);
    return mine;
  }, UNTIL);
  const of = ({ number }: { number: string }) =>
    mails.find(({ subject }) => subject?.includes(number));
  expect(bare(of(soon)?.subject ?? '')).toBe(
    `Fatura ${soon.number} de R$ 1.250,00 vence em 2 dias`,
  );
  expect(of(late)?.subject).toContain('venceu há 4 dias');
  expect(of(late)?.text).toContain(`${site().origin}${PAGE}?cliente=${theirs.organization}`);
});

describe('the key of the company', () => {
  it('is set by users who may approve, and generates the code of invoices issued without one', async () => {
    const fields = {
      kind: 'email',
      key: 'Pix@Casa.example',
      name: 'Forja Estúdio',
      city: 'São José do Rio Preto',
    };
    const set = (more: Record<string, string>, who: keyof typeof people = 'boss') =>
      post(site(), '/admin/invoices/pix', { ...fields, ...more }, as(who));
    expect((await set({}, 'manager')).status).toBe(403);
    expect((await set({ kind: 'cnpj', key: '12345678000100' })).status).toBe(422);
    expect((await set({})).status).toBe(200);
    const draft = { ...draftFields(theirs), pix: '' };
    expect((await send('/admin/invoices/new', draft)).status).toBe(303);
    const issue = { intent: 'issue', revision: '1' };
    expect((await post(site(), `/admin/invoices/${draft.key}`, issue, as('boss'))).status).toBe(
      200,
    );
    const [row] = await sql<{ pix_text: string; number: string }>(
      'select pix_text, number from public.invoices where id = $1',
      draft.key,
    );
    expect(row?.pix_text).toContain('pix@casa.example');
    expect(row?.pix_text).toContain('5913Forja Estudio');
    expect(row?.pix_text).toContain(`FAT${row?.number.replace('-', '')}`);
    expect(row?.pix_text).toContain('54071250.00');
  });
});

it('lists are searched, summed and paged', async () => {
  const found = await visit(site(), '/admin/invoices?state=paid', people.manager.cookie);
  expect([found.status, bare(found.text).includes('R$ 1.250,00')]).toEqual([200, true]);
  const none = await visit(site(), '/admin/invoices?text=nada-disso', people.manager.cookie);
  expect(none.text).not.toContain('1.250,00');
  const project = await visit(site(), `/admin/projects/${ours.id}`, people.manager.cookie);
  expect(project.text).toMatch(/\/admin\/invoices\/[\da-f-]{36}/);
});
