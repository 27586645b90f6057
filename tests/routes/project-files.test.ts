import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import pt from '#app/features/projects/files/locales/pt-BR.json' with { type: 'json' };
import { nextAddress, post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type File, multipart, PNG } from './feedback-posts.ts';
import { letIn, type Project, someFile, someProject, someVersion } from './project-rows.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();
const FILES = '/portal/cliente/arquivos';
const WHO = ['owner', 'member', 'finance', 'other', 'gone'] as const;
const people = {} as Record<(typeof WHO)[number] | 'manager' | 'viewer', SignedIn>;
let ours: Project;
let theirs: Project;

beforeAll(async () => {
  for (const who of WHO) people[who] = await signedIn(site(), null);
  people.manager = await signedIn(site(), 'manager');
  people.viewer = await signedIn(site(), 'viewer');
  // Staff without projects: a role that was left with nothing of them.
  await sql(
    `delete from public.role_permissions where role = 'viewer' and resource = 'projects' returning role`,
  );
  [ours, theirs] = [await someProject(), await someProject({ name: 'Padaria Lua' })];
  for (const who of ['owner', 'member', 'finance'] as const) await letIn(ours, people[who].id, who);
  await letIn(theirs, people.other.id, 'owner');
  await letIn(ours, people.gone.id, 'owner');
  await sql('delete from public.client_members where user_id = $1 returning id', people.gone.id);
});

async function send(
  { cookie }: SignedIn,
  fields: Record<string, string>,
  files: readonly File[],
  at = FILES,
) {
  const { body, type } = await multipart({ intent: 'send', ...fields }, files);
  return site().ask(at, {
    method: 'POST',
    headers: {
      ...{ 'content-type': type, 'content-length': String(body.length), cookie },
      ...{ origin: site().origin, 'x-forwarded-for': nextAddress() },
    },
    body,
  });
}

/** Addresses of bytes in a page. */
const bytesIn = (html: string) =>
  [...html.matchAll(/(?:href|src)="(\/portal\/cliente\/arquivos\/versoes\/[^"]+)"/g)].map(
    ([, at = '']) => at.replaceAll('&amp;', '&'),
  );
const refusedTo = async ({ id }: SignedIn) =>
  (
    await sql(
      `select 1 from public.security_events, generate_series(1, occurrences)
         where event_type = 'access_refused' and user_id = $1`,
      id,
    )
  ).length;

describe('a form without scripts', () => {
  it('uploads files, shows them, and keeps each version', async () => {
    const png = { name: 'logo padaria.png', bytes: PNG };
    const sent = await send(people.member, { place: `${ours.id}/` }, [png]);
    expect([sent.status, sent.headers.location]).toEqual([
      303,
      `${FILES}?projeto=${ours.id}&done=sent`,
    ]);
    const list = await visit(site(), `${FILES}?done=sent`, people.owner.cookie);
    expect(list.text).toContain('logo padaria.png');
    const [row] = await sql<{ id: string }>(
      'select id from public.project_files where project_id = $1',
      ours.id,
    );
    const at = `${FILES}/${row?.id}`;
    const next = await send(people.manager, { place: `${ours.id}/`, file: row?.id ?? '' }, [
      { name: 'logo-2.png', bytes: PNG },
    ]);
    expect(next.status).toBe(303);
    const page = await visit(site(), at, people.owner.cookie);
    expect(page.text).toContain('logo-2.png');
    const [preview = '', download = ''] = [
      bytesIn(page.text).find((one) => one.includes('abrir')),
      bytesIn(page.text).find((one) => !one.includes('abrir')),
    ];
    const visible = await visit(site(), preview, people.owner.cookie);
    expect([visible.status, visible.raw.equals(PNG)]).toEqual([200, true]);
    expect(visible.headers['content-disposition']).toMatch(/^inline/);
    const fetched = await visit(site(), download, people.owner.cookie);
    expect(fetched.headers['content-disposition']).toMatch(/^attachment/);
  });

  it('reports for each file why it was refused', async () => {
    const html = { name: 'pagina.html', bytes: Buffer.from('<script>alert(1)</script>') };
    const { status, text } = await send(people.member, { place: `${ours.id}/` }, [
      html,
      { name: 'vazio.txt', bytes: Buffer.alloc(0) },
      { name: 'notas.csv', bytes: Buffer.from('a;b\n1;2\n') },
    ]);
    expect(status).toBe(422);
    expect(text).toContain(pt.refused.type);
    expect(text).toContain(pt.refused.empty);
    const stored = await sql(
      `select content_type from public.project_file_versions where file_name = 'notas.csv'`,
    );
    expect(stored).toEqual([{ content_type: 'text/csv' }]);
    const none = await send(people.member, { place: `${ours.id}/` }, []);
    expect([none.status, none.text.includes(pt.refused.none)]).toEqual([422, true]);
  });

  it('creates folders, searches names without accents, and pages', async () => {
    const id = randomUUID();
    const made = await post(
      site(),
      FILES,
      { intent: 'folder', id, place: `${ours.id}/`, name: 'Logos e fotos' },
      { cookie: people.member.cookie },
    );
    expect(made.headers.location).toBe(`${FILES}?pasta=${id}&done=folder`);
    const again = await post(
      site(),
      FILES,
      { intent: 'folder', id: randomUUID(), place: `${ours.id}/`, name: 'logos e fotos' },
      { cookie: people.member.cookie },
    );
    expect([again.status, again.text.includes(pt.refused.taken)]).toEqual([422, true]);
    for (let n = 1; n <= 31; n += 1) await someFile(ours, `balcão ${n}.png`);
    const found = await visit(site(), `${FILES}?q=BALCAO+31`, people.owner.cookie);
    expect([found.text.includes('balcão 31.png'), found.text.includes('balcão 30.png')]).toEqual([
      true,
      false,
    ]);
    const first = await visit(site(), FILES, people.owner.cookie);
    const next = /href="([^"]*depois=[^"]+)"/.exec(first.text)?.[1]?.replaceAll('&amp;', '&');
    expect(first.text).not.toContain('balcão 1.png');
    expect((await visit(site(), next ?? '', people.owner.cookie)).text).toContain('balcão 1.png');
  });
});

describe('files of another client', () => {
  let addresses: string[] = [];
  let bytes: string[] = [];
  beforeAll(async () => {
    await send(people.owner, { place: `${ours.id}/` }, [
      { name: 'segredo-da-sol.png', bytes: PNG },
    ]);
    const [file] = await sql<{ id: string }>(
      `select id from public.project_files where name = 'segredo-da-sol.png'`,
    );
    const [folder] = await sql<{ id: string }>(
      `insert into public.project_folders (id, project_id, name)
       values (gen_random_uuid(), $1, 'Segredo da Sol') returning id`,
      ours.id,
    );
    const at = `${FILES}/${file?.id}`;
    addresses = [at, `${FILES}?pasta=${folder?.id}`, `${FILES}?projeto=${ours.id}`];
    bytes = bytesIn((await visit(site(), at, people.owner.cookie)).text);
    const { deliverable } = await someVersion(ours, 'Segredo da Sol');
    const page = await visit(
      site(),
      `/portal/cliente/entregas/${deliverable}`,
      people.owner.cookie,
    );
    const version = /href="(\/portal\/cliente\/entregas\/arquivos\/[^"]+)"/.exec(page.text)?.[1];
    bytes.push((version ?? '').replaceAll('&amp;', '&'));
  });

  it.each(['other', 'gone', 'finance', 'viewer'] as const)(
    'answers 404 to %s with its real ids, and records the refusal',
    async (who) => {
      const before = await refusedTo(people[who]);
      for (const at of [...addresses, ...bytes]) {
        const { status, text } = await visit(site(), at, people[who].cookie);
        expect([at, status]).toEqual([at, 404]);
        expect(text).not.toMatch(/segredo-da-sol|Segredo da Sol|Padaria Sol, pedidos/);
      }
      const sent = await send(people[who], { place: `${ours.id}/` }, [
        { name: 'x.png', bytes: PNG },
      ]);
      expect(sent.status).toBe(404);
      const folder = { intent: 'folder', id: randomUUID(), place: `${ours.id}/`, name: 'x' };
      const made = await post(site(), FILES, folder, { cookie: people[who].cookie });
      expect(made.status).toBe(404);
      const least = addresses.length + bytes.length + 2;
      expect((await refusedTo(people[who])) - before).toBeGreaterThanOrEqual(least);
      const list = await visit(site(), FILES, people[who].cookie);
      expect(list.status).toBe(who === 'finance' ? 403 : 200);
      expect(list.text).not.toContain('segredo-da-sol');
    },
  );

  it('redirects visitors without a session to the sign-in', async () => {
    for (const at of [...addresses, ...bytes]) {
      expect([at, (await visit(site(), at)).status]).toEqual([at, 303]);
    }
  });

  it('serves files only at an unexpired signed URL of the same user', async () => {
    const [preview = '', download = ''] = bytes;
    expect((await visit(site(), download, people.member.cookie)).status).toBe(404);
    expect((await visit(site(), download.split('?')[0] ?? '', people.owner.cookie)).status).toBe(
      404,
    );
    const later = new URL(preview, site().origin);
    later.searchParams.set('ate', String(Date.now() + 3_600_000));
    const forged = `${later.pathname}${later.search}`;
    expect((await visit(site(), forged, people.owner.cookie)).status).toBe(404);
    vi.useFakeTimers({ now: Date.now() - 11 * 60_000, toFake: ['Date'] });
    const at = addresses[0] ?? '';
    const old = await visit(site(), at, people.owner.cookie).finally(() => vi.useRealTimers());
    const [ended = ''] = bytesIn(old.text);
    const { status, text } = await visit(site(), ended, people.owner.cookie);
    expect([status, text.includes(pt.late.thing)]).toEqual([403, true]);
  });
});

it('staff see files of a project, remove and restore them, and upload', async () => {
  const { file } = await someFile(ours, 'contrato.png');
  const at = `/admin/projects/${ours.id}`;
  const act = (fields: Record<string, string>) =>
    post(site(), at, { file, ...fields }, { cookie: people.manager.cookie });
  expect((await visit(site(), at, people.manager.cookie)).text).toContain('contrato.png');
  expect((await act({ intent: 'remove-file' })).status).toBe(200);
  expect((await visit(site(), `${FILES}/${file}`, people.owner.cookie)).status).toBe(404);
  expect((await act({ intent: 'restore-file' })).status).toBe(200);
  expect((await visit(site(), `${FILES}/${file}`, people.owner.cookie)).status).toBe(200);
  const large = { name: 'grande.png', bytes: Buffer.concat([PNG, Buffer.alloc(400_000)]) };
  expect((await send(people.manager, { place: `${ours.id}/` }, [large], at)).status).toBe(200);
});
