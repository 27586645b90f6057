/**
 * Says what differs between two releases for those who use them: addresses, the HTML of every public
 * page, the mails of a lead and of a sign-up, and who may do what in the database. Both folders hold
 * a built checkout. Names of assets, times, secrets and whatever else is new at every start are
 * masked. Ends with 1 when something differs that INTENDED does not list.
 *
 *   node tools/compare-releases.ts ../before .
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { leadId, leadPost } from '../tests/routes/lead-post.ts';

/** What was meant to differ, by the start of the line that says so. */
const INTENDED: readonly string[] = [];

/** Pages that no sitemap lists. */
const BESIDE_THE_SITEMAP = [
  ...['/busca?q=software', '/en/search?q=software', '/erro-500', '/offline', '/en/offline'],
  ...['/projeto', '/en/project', '/obrigado', '/feedback', '/en/feedback', '/nowhere'],
  ...['/privacidade/solicitacao', '/newsletter/inscricao-realizada', '/robots.txt'],
  ...['/manifest.webmanifest', '/auth', '/auth/sign-up', '/portal/cliente', '/admin'],
];
const READY_WITHIN_MS = 120_000;

type Facts = Map<string, string>;

const masked = (text: string): string =>
  text
    .replace(/\/assets\/[\w./-]+/g, '/assets/*')
    .replace(/nonce="[^"]*"/g, 'nonce="*"')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '*')
    .replace(/\b\d{4}-\d{2}-\d{2}T[\d:.]+Z?/g, '*')
    .replace(/\b[0-9a-f]{16,64}\b/g, '*')
    .replace(/name="(?:token|rendered|started)" value="[^"]*"/g, 'value="*"')
    .replace(/[\w-]{40,}\.[\w-]{20,}/g, '*')
    .replace(/\bq-[0-9a-f]{8}\b/g, 'q-*');

const maskedMail = (text: string): string =>
  masked(text)
    .replace(/^(?:Date|Message-ID|List-Unsubscribe):.*(?:\r?\n\s.*)*/gim, '')
    .replace(/--_?[\w=.-]{10,}/g, '--*')
    .replace(/boundary="[^"]*"/g, 'boundary="*"')
    .replace(/\b[\dA-Z]{4}-[\dA-Z]{4}\b/g, '*');

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

async function untilReady(origin: string): Promise<void> {
  const end = Date.now() + READY_WITHIN_MS;
  while (Date.now() < end) {
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The site does not come up.');
}

async function pagesOf(origin: string, facts: Facts): Promise<void> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  facts.set('sitemap', listed.join('\n'));
  for (const address of [...listed, ...BESIDE_THE_SITEMAP]) {
    const answer = await fetch(origin + address, { redirect: 'manual' });
    const where = answer.headers.get('location') ?? '';
    facts.set(`page ${address}`, `${answer.status} ${where}\n${masked(await answer.text())}`);
  }
}

async function mailsOf(origin: string, folder: string, facts: Facts): Promise<void> {
  for (const [prefix, address] of [
    ['pt', '/projeto/enviar'],
    ['en', '/en/project/send'],
  ] as const) {
    const { method, headers, body } = leadPost({ origin, fields: { lead: leadId() } });
    const sent = await fetch(origin + address, {
      method: method ?? 'POST',
      headers: headers as Record<string, string>,
      body: body as string,
      redirect: 'manual',
    });
    facts.set(`lead ${prefix}`, String(sent.status));
  }
  const wanted = 4;
  const end = Date.now() + READY_WITHIN_MS;
  const kept = () => {
    try {
      return readdirSync(path.join(folder, 'mailbox')).sort();
    } catch {
      return [];
    }
  };
  while (kept().length < wanted && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const mails = kept().map((name) =>
    maskedMail(readFileSync(path.join(folder, 'mailbox', name), 'utf8')),
  );
  mails.sort();
  for (const [index, mail] of mails.entries()) facts.set(`mail ${index + 1}`, mail);
}

/** Who may do what, as the catalogue has it. */
const RIGHTS = `
  select 'table ' || c.oid::regclass || ': ' || coalesce(c.relacl::text, '') || ' rls ' || c.relrowsecurity as line
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and c.relkind in ('r', 'v', 'm', 'S')
  union all
  select 'column ' || a.attrelid::regclass || '.' || a.attname || ': ' || a.attacl::text
    from pg_attribute a where a.attacl is not null
  union all
  select 'function ' || p.oid::regprocedure || ': ' || coalesce(p.proacl::text, '') || ' definer ' || p.prosecdef
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private')
  union all
  select 'policy ' || schemaname || '.' || tablename || '.' || policyname || ': ' || concat_ws(' ', cmd, roles::text, qual, with_check)
    from pg_policies
  order by 1`;

async function rightsOf(folder: string, facts: Facts): Promise<void> {
  const database = new PGlite(path.join(folder, 'engine'), { extensions: { pg_trgm } });
  const { rows } = await database.query<{ line: string }>(RIGHTS);
  for (const { line } of rows) facts.set(line.slice(0, line.indexOf(': ')), line);
  await database.close();
}

async function factsOf(release: string): Promise<Facts> {
  const facts: Facts = new Map();
  const table = (await import(pathToFileURL(path.join(release, 'app/route-table.ts')).href)) as {
    routeTable: { id: string; path: string; guard: string }[];
  };
  for (const { id, path: address, guard } of table.routeTable) {
    facts.set(`address ${id}`, `${address} ${guard}`);
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'forja-compare-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['server/start.ts'], {
    cwd: release,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      SECRET: 'the same on both sides of a comparison',
      PUBLISHABLE_KEY: 'the-same-on-both-sides',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  try {
    await untilReady(origin);
    await pagesOf(origin, facts);
    await mailsOf(origin, folder, facts);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
  await rightsOf(folder, facts);
  rmSync(folder, { recursive: true, force: true });
  const portless = [...facts].map(([name, text]) => [name, text.replaceAll(String(port), 'PORT')]);
  return new Map(portless as [string, string][]);
}

/** The first place where two texts part. */
function parting(before: string, after: string): string {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const from = Math.max(0, at - 60);
  return `\n    before …${before.slice(from, at + 100)}…\n    after  …${after.slice(from, at + 100)}…`;
}

const [before, after] = process.argv.slice(2, 4).map((folder) => path.resolve(folder));
if (!before || !after) {
  console.error('Usage: node tools/compare-releases.ts <folder before> <folder after>');
  process.exit(2);
}
const [old, young] = [await factsOf(before), await factsOf(after)];
const differences = [...new Set([...old.keys(), ...young.keys()])].flatMap((name) => {
  const [was, is] = [old.get(name), young.get(name)];
  if (was === is) return [];
  if (was === undefined) return [`added ${name}`];
  return is === undefined ? [`gone ${name}`] : [`changed ${name}${parting(was, is)}`];
});
const surprises = differences.filter((line) => !INTENDED.some((start) => line.startsWith(start)));
for (const line of surprises) console.log(line);
console.log(
  `${old.size} facts compared: ${surprises.length} differ, ${differences.length - surprises.length} as intended.`,
);
process.exit(surprises.length > 0 ? 1 : 0);
