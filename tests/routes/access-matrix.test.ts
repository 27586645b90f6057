import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '#app/access/permissions.ts';
import { personCommands } from '#app/features/people/commands/access-actions.server.ts';
import { areaPaths } from '#app/paths.ts';
import { projectRoot } from '#app/platform/project-root.server.ts';
import { adminFrame, areaRows, type TableRow } from '#app/registry.ts';
import {
  type Caller,
  expectedRoutes,
  has,
  type Need,
} from '../../database/access/expected-routes.ts';
import { breadth } from '../breadth.ts';
import type { Answer } from './ask.ts';
import { nextAddress, post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { leadPost } from './lead-post.ts';
import { samplePosts } from './sample-posts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();

/** Every role in `npm run test:sql`. */
const CALLERS: readonly Caller[] = breadth(0, 1)
  ? ['anonymous', 'client', ...ROLES]
  : ['anonymous', 'client', 'viewer'];
/** The first screen everybody of staff may see, to ask the frame's own data at. */
const FRAME_AT = '/admin/session';
const rows: TableRow[] = [adminFrame, ...areaRows].filter(
  ({ guard }) => guard !== 'public' && guard !== 'guest',
);

const people = {} as Record<Exclude<Caller, 'anonymous'>, SignedIn>;
const lead = { id: '', protocol: '' };
const changeSet = { name: '' };
let cases = 0;
beforeAll(async () => {
  for (const role of ROLES) people[role] = await signedIn(site(), role);
  people.client = await signedIn(site(), null);
  await site().ask('/projeto/enviar', leadPost({ origin: site().origin }));
  const [found] = await sql<typeof lead>(
    'select id, protocol from public.qualification_submissions',
  );
  Object.assign(lead, found);
  const [seeded] = await sql<typeof changeSet>(
    'select change_set as name from public.setting_changes limit 1',
  );
  Object.assign(changeSet, seeded);
});
afterAll(() => {
  process.stdout.write(`route matrix: ${cases} cases, ${rows.length} routes\n`);
});

const cookieOf = (who: Caller) => (who === 'anonymous' ? '' : people[who].cookie);

function addressOf({ id, path: pattern }: TableRow): string {
  if (id === adminFrame.id) return FRAME_AT;
  return pattern
    .replace(':personId', people.viewer.id)
    .replace(':roleKey', 'nenhum')
    .replace(':id', lead.id)
    .replace(':set', changeSet.name)
    .replace(':kind', 'workshop')
    .replace(':slug', 'process-owner')
    .replace(':language', 'pt')
    .replace(':what', 'settings')
    .replace('*', id === 'portal' ? 'cliente' : 'nao-existe');
}

type Outcome = 'let in' | 'refused' | 'to sign in' | string;

function outcomeOf({
  status,
  headers,
  text,
}: Pick<Answer, 'status' | 'headers' | 'text'>): Outcome {
  const door = `${areaPaths.auth}?from=`;
  if (status === 303 && headers.location?.startsWith(door)) return 'to sign in';
  if (status === 202 && text.includes(`"redirect","${door}`)) return 'to sign in';
  if (status === 401) return 'to sign in';
  if (status === 403) return 'refused';
  return status < 500 ? 'let in' : `status ${status}`;
}

function expectedOutcome(who: Caller, need: Need): Outcome {
  if (has(who, need)) return 'let in';
  return who === 'anonymous' ? 'to sign in' : 'refused';
}

/** A stream never ends: its head is the answer. */
const headOf = (address: string, cookie: string) =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = site();
    const headers = { host: `localhost:${port}`, cookie, 'x-forwarded-for': nextAddress() };
    const sent = request({ host: '127.0.0.1', port, path: address, headers, agent: false });
    sent.once('error', reject).once('response', (response) => {
      response.on('error', () => undefined);
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        raw: Buffer.alloc(0),
        text: '',
      });
      sent.destroy();
    });
    sent.end();
  });

/** Everything that a post could change, but what is written of every request. */
async function fingerprint(): Promise<string> {
  const tables = [
    'user_roles',
    'roles',
    'role_permissions',
    'second_step_roles',
    'user_profiles',
    'qualification_submissions',
    'contact_info',
    'content_overrides',
    'seo_settings',
    'page_seo',
    'custom_tags',
    'brand_colors',
    'logos',
  ];
  // The time of a test mail is written by the job, whichever request comes meanwhile.
  const marks = tables.map(
    (table) =>
      `(select md5(coalesce(string_agg(row, '' order by row), ''))
        from (select (to_jsonb(t) - 'mail_tested_at')::text as row from public.${table} t) kept)`,
  );
  const [row] = await sql<{ mark: string }>(`select concat_ws(' ', ${marks}) as mark`);
  return row?.mark ?? '';
}

/**
 * All of the ways in `npm run test:sql`. In `npm test` one, another for the next caller and the next
 * route, so that each way of each route is tried by some.
 */
function ways<Way>(row: TableRow, who: Caller, all: readonly Way[]): readonly Way[] {
  const turn = (CALLERS.indexOf(who) + rows.indexOf(row)) % all.length;
  return breadth(1, all.length) === 1 ? all.slice(turn, turn + 1) : all;
}

/** Who tries a post: in `npm test` one caller, and the next for the next post of the route. */
function posting(row: TableRow, turn: number): readonly Caller[] {
  const at = (rows.indexOf(row) + turn) % CALLERS.length;
  return breadth(0, 1) ? CALLERS : CALLERS.slice(at, at + 1);
}

/** The ways to read a route: its page, and where it is hydrated its data and the leaf's alone. */
async function readings(row: TableRow, who: Caller): Promise<Answer[]> {
  const address = addressOf(row);
  const cookie = cookieOf(who);
  const streams = row.id === 'admin.events';
  const answers: Answer[] = [];
  for (const suffix of ways(
    row,
    who,
    row.hydrate ? ['', '.data', `.data?_routes=${row.id}`] : [''],
  )) {
    const at = `${address}${suffix}`;
    const ask = streams && suffix === '' ? headOf(at, cookie) : visit(site(), at, cookie);
    answers.push(await ask);
  }
  cases += answers.length;
  return answers;
}

/** A sample made for one post, and how to send it. */
async function prepared(row: TableRow, name: string, by: { who: Caller; suffix: string }) {
  const sample = samplePosts[row.id]?.[name];
  if (!sample) throw new Error(`There is no sample of ${row.id} ${name}.`);
  const { path: page = addressOf(row), fields, json = false } = await sample();
  const [place = '', query] = page.split('?');
  const at = `${place}${by.suffix}${query === undefined ? '' : `?${query}`}`;
  const send = () => post(site(), at, fields, { cookie: cookieOf(by.who), json });
  cases += 1;
  return { who: by.who, at, send };
}

describe('the table of expectations', () => {
  it('has a row for every route behind sign-in, and none too many', () => {
    expect(Object.keys(expectedRoutes).sort()).toEqual(rows.map(({ id }) => id).sort());
  });

  it('has a sample for each post of every route', () => {
    const assets = path.join(projectRoot(), 'build/client/assets');
    const file = readdirSync(assets).find((name) => /^manifest-\w+\.js$/.test(name)) ?? '';
    const text = readFileSync(path.join(assets, file), 'utf8');
    const { routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
      routes: Record<string, { hasAction: boolean }>;
    };
    const taking = rows.filter(({ id }) => routes[id]?.hasAction).map(({ id }) => id);
    const written = Object.entries(expectedRoutes).filter(([, { posts }]) => posts);
    expect(written.map(([id]) => id).sort()).toEqual(taking.sort());
    for (const [id, { posts = {} }] of written) {
      expect([id, Object.keys(samplePosts[id] ?? {}).sort()]).toEqual([
        id,
        Object.keys(posts).sort(),
      ]);
    }
  });

  it('has every change of a person', () => {
    const intents = Object.keys(personCommands);
    expect(Object.keys(expectedRoutes['admin.person']?.posts ?? {}).sort()).toEqual(intents.sort());
  });
});

describe.each(rows)('$id', (row) => {
  const { id, hydrate } = row;
  const { read, posts = {}, postsOnly } = expectedRoutes[id] ?? { read: 'superadmin' as const };

  it.each(CALLERS)('%s: page, data, and the leaf’s data alone', async (who) => {
    const answers = await readings(row, who);
    const mayAsk = postsOnly && who !== 'anonymous';
    const expected = mayAsk ? 'let in' : expectedOutcome(who, read);
    expect(answers.map(outcomeOf)).toEqual(answers.map(() => expected));
    if (expected === 'let in') return;
    // The address of the viewer is no secret on their own page.
    const secrets = [lead.protocol, 'superadmin:crm:read', people.viewer.email];
    for (const { text } of answers) {
      for (const secret of secrets.slice(0, who === 'viewer' ? 2 : 3)) {
        expect(text).not.toContain(secret);
      }
    }
  });

  it('has no .data address where it is not hydrated', async () => {
    if (hydrate) return;
    const { status } = await visit(site(), `${addressOf(row)}.data`, cookieOf('superadmin'));
    expect(status).toBe(404);
    cases += 1;
  });

  for (const [turn, [name, need]] of Object.entries(posts).entries()) {
    const outcomeFor = (who: Caller) => expectedOutcome(who, has(who, read) ? need : read);
    const tries = posting(row, turn).flatMap((who) =>
      ways(row, who, hydrate ? ['', '.data'] : ['']).map((suffix) => ({ who, suffix })),
    );

    it(`"${name}" is refused to all who may not, and changes nothing`, async () => {
      const posts: Awaited<ReturnType<typeof prepared>>[] = [];
      for (const by of tries.filter(({ who }) => outcomeFor(who) !== 'let in')) {
        posts.push(await prepared(row, name, by));
      }
      const before = await fingerprint();
      for (const { who, at, send } of posts) {
        expect([who, at, outcomeOf(await send())]).toEqual([who, at, outcomeFor(who)]);
      }
      expect(await fingerprint()).toBe(before);
    });

    it(`"${name}" lets in all who may`, async () => {
      for (const by of tries.filter(({ who }) => outcomeFor(who) === 'let in')) {
        const { who, at, send } = await prepared(row, name, by);
        expect([who, at, outcomeOf(await send())]).toEqual([who, at, 'let in']);
      }
    });
  }
});
