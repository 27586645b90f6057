/**
 * Prints what differs between two releases for their users: addresses, the HTML of every public
 * page, the mails of a lead and of a sign-up, who may do what in the database, and what every screen and
 * every post behind sign-in replies to each role, on demonstration rows that the older release made.
 * Both folders hold a built checkout. Names of assets, times, secrets and whatever else is new at every
 * start are masked. Ends with 1 when something differs that INTENDED does not list: every line, tag or right
 * that was added or removed is a difference of its own, so that none hides another.
 *
 *   node tools/compare-releases.ts ../before .
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import PostalMime from 'postal-mime';
import type { Ask } from '../tests/routes/ask.ts';
import { leadId, leadPost } from '../tests/routes/lead-post.ts';
import { builtRoutes } from './comparison/built-routes.ts';
import { masked, maskedMail } from './comparison/masked.ts';
import { recordedReplies } from './comparison/recorded-replies.ts';
import { withRenamedClasses } from './comparison/renamed-classes.ts';

/** Intended differences: a pattern for their lines, and the reason. */
const INTENDED: readonly [line: RegExp, reason: string][] = [
  [
    /^added (?:function|table) private\.[^:]+: \{(\w+)=\w+\/\1\} /,
    'lists by index, ticked answers and definitions work inside; only the owner may use them',
  ],
  [
    /^gone function (?:private\.)?(?:pages_read|staff_edit|take_whole_rows)\(/,
    'only migrations before the baseline called them',
  ],
  [
    /^gone function (?:private\.)?(?:tickets_page|tickets_page_sql|tickets_count|tickets_asked|leads_page|leads_page_sql|leads_count|leads_count_sql|leads_export|leads_per_week|lead_conditions|lead_colleagues|mentions_page|mentions_page_sql|feedback_conditions|invite_person|issue_invoice|may_mail_stranger|ticket_reply_for_mail|words_of_lead)\(/,
    'replaced by other functions',
  ],
  [
    /^gone function (?:private\.)?(?:worked_leads_\w+|is_worked_as|listed_tickets\w*|named_notes_\w+|staff_named|service_named|tag_named|project_files_named|\w+_asked(?:_of_me)?|page_after|after_row)\(/,
    'renamed',
  ],
  [
    /^added function (?:leads_page|leads_count|tickets_page|tickets_count|mentions_page|staff_names|search_project_files|rating_by_id|save_rating|survey_of_invitation|my_open_surveys)\(/,
    'new names of those',
  ],
  [
    /^gone function (?:private\.)?(?:forms_page|ending_leads|setting_changes_page(?:_sql)?)\(/,
    'short lists are read under the policies',
  ],
  [
    /^(?:added|changed) function private\.(?:selected_\w+|form_figures|ending_relations)\(/,
    'called by queries under the policies',
  ],
  [
    /^gone function (?:contacts|deals|invoices|newsletter|portfolio)_export\(/,
    'an export reads the page of its list',
  ],
  [/^changed page \/(?:en\/)?feedback\/exemplo: /, 'a link that opens nothing shows the 404 page'],
  [
    /^changed table private\.\w+: (?:- table private\.\w+: {2}rls|\+ table private\.\w+: \{(\w+)=\w+\/\1\} rls)/,
    'the owner’s own rights, which hold without a grant',
  ],
  [
    /^changed screen \w+ \/admin\/deals\/export\/confirm: [+-] <form action="\/admin\/deals\/(?:list\/)?export"/,
    'the question about a large export posted to an address that did not exist',
  ],
  [
    /^changed (?:screen|post) .*(?:\/conta\/copia|securityExport|[fF]orm(?:s\/|Builder)).*: the same in another order$/,
    'rows of one time have no order among themselves',
  ],
  [
    /^(?:gone|added address) screen superadmin \/admin\/deals\//,
    'which of several deals of one value is the first of the list, and so the one that is opened',
  ],
  [
    /^changed .*: [+-] <(?:(?:section|article)\b[^>]* class="(?:admin-page )?(?:ink-text|tasks)"|form\b[^>]* class="(?:sheet|composer)"|article\b[^>]* class="admin-page (?:callout|deal)"|li\b[^>]* class="(?:form-builder|module)"|text\b[^>]* class="(?:onward|heat-text)")/,
    'classes that shared letters with another have a word of their own',
  ],
];

/** Pages that no sitemap lists. */
const OUTSIDE_THE_SITEMAP = [
  ...['/busca?q=software', '/en/search?q=software', '/erro-500', '/offline', '/en/offline'],
  ...['/projeto', '/en/project', '/obrigado', '/feedback', '/en/feedback', '/nowhere'],
  ...['/feedback/exemplo', '/en/feedback/exemplo'],
  ...['/privacidade/solicitacao', '/newsletter/inscricao-realizada', '/robots.txt'],
  ...['/manifest.webmanifest', '/auth', '/auth/sign-up', '/portal/cliente', '/admin'],
];
const READY_WITHIN_MS = 120_000;

type Facts = Map<string, string>;

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
  facts.set('sitemap', listed.sort().join('\n'));
  for (const address of [...listed, ...OUTSIDE_THE_SITEMAP]) {
    const answer = await fetch(origin + address, { redirect: 'manual' });
    const where = answer.headers.get('location') ?? '';
    facts.set(`page ${address}`, `${answer.status} ${where}\n${masked(await answer.text())}`);
  }
}

/** The posts of one visitor in each language, and the number of mails that follow. */
const SENT = [
  { lead: '/projeto/enviar', signUp: '/newsletter/inscrever', email: 'ana@aurora.example' },
  { lead: '/en/project/send', signUp: '/en/newsletter/sign-up', email: 'ann@aurora.example' },
];
const MAILS = 3 * SENT.length;

async function post(origin: string, address: string, { method, headers, body }: Ask) {
  const request = { method: method ?? 'POST', headers: headers as Record<string, string> };
  const sent = await fetch(origin + address, {
    ...request,
    body: body as string,
    redirect: 'manual',
  });
  return String(sent.status);
}

async function mailsOf(origin: string, folder: string, facts: Facts): Promise<void> {
  for (const { lead, signUp, email } of SENT) {
    const request = leadPost({ origin, answers: { email }, fields: { lead: leadId() } });
    facts.set(`post ${lead}`, await post(origin, lead, request));
    const body = String(new URLSearchParams({ email }));
    const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' };
    facts.set(`post ${signUp}`, await post(origin, signUp, { headers, body }));
  }
  const end = Date.now() + READY_WITHIN_MS;
  const recorded = () => {
    try {
      return readdirSync(path.join(folder, 'mailbox'));
    } catch {
      return [];
    }
  };
  while (recorded().length < MAILS && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  for (const name of recorded()) {
    const raw = readFileSync(path.join(folder, 'mailbox', name));
    const { from, to, replyTo, subject = '', html, text } = await PostalMime.parse(raw);
    const content = [from, to, replyTo].map((who) => JSON.stringify(who));
    facts.set(
      maskedMail(`mail to ${to?.[0]?.address}: ${subject}`),
      maskedMail([...content, html, text].join('\n')),
    );
  }
}

/** Rights on tables, columns and functions, and policies, from the catalogue. */
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
  for (const { line } of rows) {
    // The order of grants has no meaning.
    const inOrder = line.replace(
      /\{([^}]*)\}/g,
      (_, given: string) => `{${given.split(',').sort()}}`,
    );
    facts.set(line.slice(0, line.indexOf(': ')), inOrder);
  }
  await database.close();
}

async function factsOf(release: string): Promise<Facts> {
  const facts: Facts = new Map();
  for (const [id, address] of builtRoutes(release)) facts.set(`address ${id}`, address);
  const folder = mkdtempSync(path.join(tmpdir(), 'forja-compare-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const program = ['server/start.mjs', 'server/start.ts'].find((file) =>
    existsSync(path.join(release, file)),
  );
  const child = spawn(process.execPath, [program ?? ''], {
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

/** Lines, tags and words between tags, each with how often it is in a text. */
function piecesOf(text: string): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const piece of text.split(/\n|(?<=>)|(?=<)/)) {
    const content = piece.trim();
    if (content !== '') pieces.set(content, (pieces.get(content) ?? 0) + 1);
  }
  return pieces;
}

/** The added and removed pieces between two texts. */
function partings(was: string, is: string): string[] {
  const [before, after] = [piecesOf(was), piecesOf(is)];
  const found = [...new Set([...before.keys(), ...after.keys()])].flatMap((piece) => {
    const more = (after.get(piece) ?? 0) - (before.get(piece) ?? 0);
    return more === 0 ? [] : [`${more > 0 ? '+' : '-'} ${piece}`];
  });
  return found.length > 0 ? found : ['the same in another order'];
}

const [before, after] = process.argv.slice(2, 4).map((folder) => path.resolve(folder));
if (!before || !after) {
  console.error('Usage: node tools/compare-releases.ts <folder before> <folder after>');
  process.exit(2);
}
const replies = await recordedReplies(before, after);
const [factsBefore, factsAfter] = await Promise.all([factsOf(before), factsOf(after)]);
const old = withRenamedClasses(new Map([...factsBefore, ...replies.before]));
const young = new Map([...factsAfter, ...replies.after]);
const differences = [...new Set([...old.keys(), ...young.keys()])].flatMap((name) => {
  const [was, is] = [old.get(name), young.get(name)];
  if (was === is) return [];
  if (was === undefined) return [`added ${is?.startsWith(name) ? is : name}`];
  if (is === undefined) return [`gone ${name}`];
  return partings(was, is).map((parting) => `changed ${name}: ${parting}`);
});
const surprises = differences.filter((line) => !INTENDED.some(([meant]) => meant.test(line)));
for (const line of surprises) console.log(line);
console.log(
  `${old.size} facts compared: ${surprises.length} differ, ${differences.length - surprises.length} as intended.`,
);
process.exit(surprises.length > 0 ? 1 : 0);
