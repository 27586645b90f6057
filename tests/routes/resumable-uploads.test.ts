import { beforeAll, describe, expect, it, vi } from 'vitest';
import { UNTIL } from '../patience.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { PNG } from './feedback-posts.ts';
import { letIn, type Project, someProject } from './project-rows.ts';
import { beginUpload, hangUp, offsetOf, sendBytes, tus } from './resumable.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();
const FILES = '/portal/cliente/arquivos';
const WHO = ['owner', 'member', 'finance', 'other', 'gone'] as const;
const people = {} as Record<(typeof WHO)[number] | 'manager' | 'viewer', SignedIn>;
let ours: Project;

beforeAll(async () => {
  for (const who of WHO) people[who] = await signedIn(site(), null);
  people.manager = await signedIn(site(), 'manager');
  people.viewer = await signedIn(site(), 'viewer');
  ours = await someProject();
  const theirs = await someProject({ name: 'Padaria Lua' });
  for (const who of ['owner', 'member', 'finance'] as const) await letIn(ours, people[who].id, who);
  await letIn(theirs, people.other.id, 'owner');
  await letIn(ours, people.gone.id, 'owner');
  await sql('delete from public.client_members where user_id = $1 returning id', people.gone.id);
});

const refusedTo = async ({ id }: SignedIn) =>
  (
    await sql(
      `select 1 from public.security_events, generate_series(1, occurrences)
         where event_type = 'access_refused' and user_id = $1`,
      id,
    )
  ).length;
/** Where a page says that its file is downloaded. */
const downloadIn = (html: string) =>
  /href="(\/portal\/cliente\/arquivos\/versoes\/[^"]+)" download/
    .exec(html)?.[1]
    ?.replaceAll('&amp;', '&') ?? '';

describe('an upload in pieces', () => {
  const bytes = Buffer.concat([PNG, Buffer.alloc(300_000, 7)]);

  it('resumes after a lost connection, and becomes a file once', async () => {
    const started = await beginUpload(site(), people.member, {
      ...{ project: ours.id, size: bytes.length, name: 'fachada.png' },
    });
    expect(started.status).toBe(201);
    const at = started.headers.location ?? '';
    expect(new Date(started.headers['upload-expires'] as string).getTime()).toBeGreaterThan(
      Date.now(),
    );
    await hangUp(site(), people.member, {
      ...{ at, offset: 0, bytes: bytes.subarray(0, 100_000), of: bytes.length },
    });
    const come = await vi.waitFor(async () => {
      const offset = await offsetOf(site(), people.member, at);
      if (!(offset > 0)) throw new Error('Nothing has come yet.');
      return offset;
    }, UNTIL);
    expect(come).toBeLessThanOrEqual(100_000);
    const early = await post(
      site(),
      at,
      { place: `${ours.id}/` },
      { cookie: people.member.cookie },
    );
    expect([early.status, JSON.parse(early.text)]).toEqual([409, { why: 'cut' }]);
    const wrong = { at, offset: come + 1, bytes: bytes.subarray(come + 1) };
    expect((await sendBytes(site(), people.member, wrong)).status).toBe(409);
    const rest = { at, offset: come, bytes: bytes.subarray(come) };
    expect((await sendBytes(site(), people.member, rest)).status).toBe(204);
    const taking = () =>
      post(site(), at, { place: `${ours.id}/` }, { cookie: people.member.cookie });
    const accepted = await taking();
    expect(accepted.status).toBe(200);
    expect((await taking()).text).toBe(accepted.text);
    const { file } = JSON.parse(accepted.text) as { file: string };
    const page = await visit(site(), `${FILES}/${file}`, people.owner.cookie);
    const download = downloadIn(page.text);
    expect((await visit(site(), download, people.owner.cookie)).raw.equals(bytes)).toBe(true);
    expect(await sql('select 1 from private.project_upload_parts')).toEqual([]);
  });

  it('is the user’s own, ends when they cancel it, and has a limit', async () => {
    const started = await beginUpload(site(), people.member, { project: ours.id, size: 10 });
    const at = started.headers.location ?? '';
    for (const who of ['owner', 'other', 'gone', 'manager'] as const) {
      const before = await refusedTo(people[who]);
      expect([who, (await tus(site(), 'HEAD', at, people[who])).status]).toEqual([who, 404]);
      const patched = await sendBytes(site(), people[who], {
        ...{ at, offset: 0, bytes: Buffer.alloc(10) },
      });
      expect([who, patched.status]).toEqual([who, 404]);
      expect([who, (await tus(site(), 'DELETE', at, people[who])).status]).toEqual([who, 404]);
      expect((await refusedTo(people[who])) - before).toBe(3);
    }
    expect((await tus(site(), 'HEAD', at, { cookie: '' })).status).toBe(401);
    expect((await tus(site(), 'DELETE', at, people.member)).status).toBe(204);
    expect((await tus(site(), 'HEAD', at, people.member)).status).toBe(404);
    const begin = (who: keyof typeof people, project: string, size: number) =>
      beginUpload(site(), people[who], { project, size }).then(({ status, text }) => [
        status,
        text,
      ]);
    for (const who of ['finance', 'other', 'gone', 'viewer'] as const) {
      expect([who, await begin(who, ours.id, 10)]).toEqual([who, [404, 'gone']]);
    }
    expect((await begin('member', ours.id, 200_000_001))[0]).toBe(413);
  });

  it('is inspected before it becomes a file', async () => {
    const script = Buffer.from('<html><script>alert(1)</script>');
    const started = await beginUpload(site(), people.owner, {
      ...{ project: ours.id, size: script.length, name: 'oi.html' },
    });
    const at = started.headers.location ?? '';
    await sendBytes(site(), people.owner, { at, offset: 0, bytes: script });
    const accepted = await post(
      site(),
      at,
      { place: `${ours.id}/` },
      { cookie: people.owner.cookie },
    );
    expect([accepted.status, JSON.parse(accepted.text)]).toEqual([422, { why: 'type' }]);
    expect((await tus(site(), 'HEAD', at, people.owner)).status).toBe(404);
  });
});
