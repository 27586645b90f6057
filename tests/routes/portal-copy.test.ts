import { createHash, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { zipEntries } from '../zip-entries.ts';
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { someInvoice } from './invoice-posts.ts';
import { letIn, someClientTicket, someFile, someProject, someVersion } from './project-rows.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();
const COPY = '/portal/cliente/conta/copia';
const WHO = ['owner', 'member', 'finance', 'other', 'gone'] as const;
const NOTE = `jabuticaba${randomUUID().slice(0, 8)}`;
const people = {} as Record<(typeof WHO)[number], SignedIn>;

/** Writes bytes to the places that rows name. */
async function lay(text: string, ...values: unknown[]): Promise<void> {
  for (const { key } of await sql<{ key: string }>(text, ...values)) {
    const place = path.join(site().dataDir, 'files', key);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, 'abc');
  }
}

beforeAll(async () => {
  for (const who of WHO) people[who] = await signedIn(site(), null);
  const ours = await someProject();
  for (const who of ['owner', 'member', 'finance', 'gone'] as const)
    await letIn(ours, people[who].id, who === 'gone' ? 'owner' : who);
  await sql('delete from public.client_members where user_id = $1 returning id', people.gone.id);
  await letIn(await someProject({ name: 'Padaria Lua' }), people.other.id, 'owner');

  await someVersion(ours);
  const { file, version } = await someFile(ours, '../logo.exe');
  await someFile(ours, 'sumiu.png');
  const [removed] = [await someFile(ours, 'removido.png')];
  await sql(
    'update public.project_files set removed_at = now() where id = $1 returning id',
    removed.file,
  );
  const key = `invoices/${createHash('sha256').update(NOTE).digest('hex')}`;
  const { number } = await someInvoice(ours, { file: key });
  await someInvoice(ours, { state: 'draft', description: 'Rascunho da casa' });
  await lay(`select $1::text as key`, key);
  await lay('select storage_key as key from public.deliverable_versions');
  await lay('select storage_key as key from public.project_file_versions where id = $1', version);
  expect([file, number].every(Boolean)).toBe(true);

  const ticket = await someClientTicket(ours, 'Menu');
  await sql(
    `insert into public.ticket_notes (id, ticket_id, body) values (gen_random_uuid(), $1, $2) returning id`,
    ...[ticket, NOTE],
  );
  await sql(
    `insert into public.project_notes (id, project_id, body) values (gen_random_uuid(), $1, $2) returning id`,
    ...[ours.id, NOTE],
  );
});

const copyOf = async (who: (typeof WHO)[number]) => {
  const { status, headers, raw } = await visit(site(), COPY, people[who].cookie);
  expect([who, status, headers['content-type']]).toEqual([who, 200, 'application/zip']);
  expect([who, raw.includes(NOTE), raw.includes('Rascunho da casa')]).toEqual([who, false, false]);
  const entries = zipEntries(raw);
  return { raw, names: entries.map(({ name }) => name), entries };
};

describe('a copy of everything', () => {
  it('holds the user’s own data, what they see of their client, and the files', async () => {
    const { names, entries } = await copyOf('owner');
    expect(names).toEqual([
      'dados.json',
      'chamados.json',
      expect.stringMatching(/^projetos\/Padaria Sol, pedidos\/arquivos\/logo.exe.png$/),
      expect.stringMatching(/^faturas\/2025-\d{4}\/fatura\.pdf$/),
      'projetos/Padaria Sol, pedidos/entregas/Tela de pedido 1/tela.pdf',
    ]);
    expect(entries.slice(2).map(({ bytes }) => String(bytes))).toEqual(['abc', 'abc', 'abc']);
    const data = JSON.parse(String(entries[0]?.bytes)) as {
      you: object;
      clients: { name: string; projects: object[]; invoices: { value: number }[] }[];
    };
    expect(JSON.stringify(data.you)).toContain(people.owner.email);
    expect(data.clients).toMatchObject([
      { name: 'Padaria Sol', projects: [{}], invoices: [{ value: 1250 }] },
    ]);
    const tickets = JSON.parse(String(entries[1]?.bytes)) as { title: string }[];
    expect(tickets.map(({ title }) => title)).toEqual(['Menu']);
  });

  it('leaves out what the role does not see', async () => {
    const member = await copyOf('member');
    expect(member.names.filter((name) => /^faturas|arquivos/.test(name))).toEqual([
      expect.stringContaining('arquivos/logo.exe.png'),
    ]);
    expect(String(member.entries[0]?.bytes)).toContain('"invoices": []');
    const finance = await copyOf('finance');
    expect(finance.names.some((name) => name.startsWith('faturas/'))).toBe(true);
    expect(finance.names.some((name) => name.includes('/arquivos/'))).toBe(false);
    expect(String(finance.entries[1]?.bytes)).toBe('[]\n');
  });

  it.each(['other', 'gone'] as const)('has nothing of this client for %s', async (who) => {
    const { raw } = await copyOf(who);
    expect(raw.includes('Padaria Sol')).toBe(false);
  });

  it('is limited to three a day, which is reported', async () => {
    const again = () => visit(site(), `${COPY}?cliente=x`, people.other.cookie);
    const status = [await again(), await again(), await again()].map((one) => one.status);
    expect(status).toEqual([200, 200, 303]);
    const { headers } = await visit(site(), COPY, people.other.cookie);
    const { text } = await visit(site(), headers.location ?? '', people.other.cookie);
    expect(text).toContain('são 3 por dia');
  });
});
