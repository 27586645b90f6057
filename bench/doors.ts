import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { endpointPath, portalPaths } from '#app/paths.ts';
import { MOST_FILES } from '../app/features/feedback/feedback-rules.ts';
import { areaPaths, authPaths, endpoints, pathTo } from '../app/paths.ts';
import { publicRows } from '../app/registry.ts';
import type { Finding } from './finding.ts';
import type { MeasuredProcess } from './measured-process.ts';

const RUNS = 5;
/** Above this a request holds all others up. CPU of the thread that answers, in milliseconds. */
const MOST_MS = 50;
/** What a megabyte of files may cost there: Node itself takes 2 to 4 to receive one. */
const MOST_MS_PER_MB = 5;
const MB = 1024 * 1024;

type Input = {
  method: 'GET' | 'POST';
  address: string;
  type?: string;
  body?: string | Buffer;
  /** Of no page: mail programs, and servers of other products. */
  withoutOrigin?: true;
};
type Door = { name: string; input: 'normal' | 'worst' } & Input;

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const TEXT = 'abc áé '.repeat(35_000).slice(0, 200_000);

/** Fields that some door reads, all of them in every post. */
const FIELDS = [
  ...['email', 'token', 'name', 'code', 'texto', 'comment', 'from', 'journey', 'website'],
  ...['answers.nome', 'answers.email', 'answers.mensagem', 'answers.telefone', 'answers.servico'],
];
const form = (value: string, more: Record<string, string> = {}) =>
  String(new URLSearchParams({ ...Object.fromEntries(FIELDS.map((n) => [n, value])), ...more }));

const NORMAL = form('ana@a.example', { password: 'bigorna lilás 7' });
/** The largest posts that are read: one long text in each field, or as many fields as may be. */
const LONG = form(TEXT.slice(0, 7000), { password: 'Aa1!'.repeat(32) });
const MANY = Array.from({ length: 3900 }, (_, at) => `campo.${at}=${'x'.repeat(45)}`).join('&');

const MANY_NAMES = MANY.split('&').map((one) => one.split('='));

const LONG_QUERY = `?q=${encodeURIComponent(TEXT.slice(0, 1500))}&${'a=1&'.repeat(1500)}`;

const posted = (address: string): Door[] => [
  { name: address, input: 'normal', method: 'POST', address, type: FORM, body: NORMAL },
  {
    name: `${address} (long texts)`,
    input: 'worst',
    method: 'POST',
    address,
    type: FORM,
    body: LONG,
  },
  {
    name: `${address} (3900 fields)`,
    input: 'worst',
    method: 'POST',
    address,
    type: FORM,
    body: MANY,
  },
];
const read = (address: string): Door[] => [
  { name: address, input: 'normal', method: 'GET', address },
  {
    name: `${address} (long query)`,
    input: 'worst',
    method: 'GET',
    address: `${address}${LONG_QUERY}`,
  },
];
const scripted = (address: string, normal: object, worst: object): Door[] =>
  [normal, worst].map((value, at) => ({
    name: address,
    input: at === 0 ? 'normal' : 'worst',
    method: 'POST',
    address,
    type: JSON_TYPE,
    body: JSON.stringify(value),
  }));

/** The form of feedback with files, of the usual size and of the largest that is taken. */
const uploads = (address: string): Door[] =>
  (['normal', 'worst'] as const).map((input) => {
    const file = Buffer.alloc(input === 'normal' ? 20_000 : 9_900_000, 'texto ');
    const files = Array.from({ length: input === 'normal' ? 1 : MOST_FILES }, (_, at) => [
      `--cut\r\ncontent-disposition: form-data; name="files"; filename="${at}.txt"\r\n\r\n`,
      file,
      '\r\n',
    ]).flat();
    const text =
      '--cut\r\ncontent-disposition: form-data; name="verbatim"\r\n\r\nO botão some.\r\n';
    const body = Buffer.concat([text, ...files, '--cut--'].map((part) => Buffer.from(part)));
    const type = 'multipart/form-data; boundary=cut';
    return { name: `${address} (files)`, input, method: 'POST', address, type, body };
  });

/** What a mail program posts, and the largest that is read there. */
const oneClick = (address: string): Door[] =>
  (['normal', 'worst'] as const).map((input) => ({
    name: `${address} (one click)`,
    input,
    method: 'POST',
    address: `${address}?token=${TOKEN.token}`,
    type: FORM,
    body: input === 'normal' ? 'List-Unsubscribe=One-Click' : 'a=1&'.repeat(1000),
    withoutOrigin: true,
  }));

const CONSENT = {
  subject: '0'.repeat(32),
  version: '0'.repeat(8),
  choice: 'necessary',
  preferences: {
    ...{ necessary: true, functionality: false, analytics: false, marketing: false },
    counted: false,
  },
  refusedByBrowser: false,
  locale: 'pt-BR',
};
const COUNTS = { path: '/', events: {}, vitals: {}, final: true };

const TOKEN = { token: 'a'.repeat(43), slug: 'process-owner', project: 'forja' };

/** Endpoints that are forms, from the list of addresses. */
const formPosts = Object.entries(endpoints)
  .filter(([name]) => /Submit$|^feedbackReply$/.test(name))
  .flatMap(([name]) =>
    posted(endpointPath(name as Parameters<typeof endpointPath>[0], 'pt-BR', TOKEN)),
  );

const doors: Door[] = [
  ...formPosts,
  ...posted(endpointPath('feedbackFrame', 'pt-BR', { project: 'forja' })),
  ...[areaPaths.auth, ...Object.values(authPaths)].flatMap(posted),
  ...posted(pathTo('newsletterConfirm', 'pt-BR')),
  ...posted(pathTo('newsletterUnsubscribe', 'pt-BR')),
  ...posted(pathTo('surveyLeave', 'pt-BR')),
  ...posted(pathTo('privacyStep', 'pt-BR', { token: TOKEN.token })),
  ...posted(portalPaths.leaveNotice),
  ...posted(endpoints.preferredLocale),
  ...[pathTo('newsletterUnsubscribe', 'pt-BR'), pathTo('surveyLeave', 'pt-BR')].flatMap(oneClick),
  ...oneClick(portalPaths.leaveNotice),
  ...uploads(endpointPath('feedbackSubmit', 'pt-BR')),
  ...scripted(endpoints.consent, CONSENT, Array(9000).fill(CONSENT.subject)),
  ...scripted(endpoints.counts, COUNTS, { ...COUNTS, forms: Object.fromEntries(MANY_NAMES) }),
  ...[
    endpointPath('searchSuggestions', 'pt-BR'),
    pathTo('search', 'pt-BR'),
    endpoints.health,
  ].flatMap(read),
  ...[endpoints.favicon, endpoints.appleTouchIcon, `${endpoints.pictures}/pt-BR/home.png`].flatMap(
    read,
  ),
  ...[endpoints.sitemap, endpoints.robots].flatMap(read),
  ...[areaPaths.auth, ...Object.values(authPaths)].flatMap(read),
  ...read(pathTo('feedbackAnswer', 'pt-BR', { token: TOKEN.token })),
  ...read(`${endpoints.logos}/${'a'.repeat(200)}.svg`),
  ...[portalPaths.invitation, portalPaths.overview, areaPaths.admin].flatMap(read),
  ...publicRows
    .filter(({ locale, path: one }) => locale === 'pt-BR' && !one.includes(':'))
    .flatMap(({ path: one }) => read(one)),
];

/** Preview pictures, which have addresses that only pages know. */
async function drawn(site: MeasuredProcess): Promise<Door[]> {
  const html = await (await fetch(site.url('/'))).text();
  const found = new Set(html.match(/\/og\/[^"'\s)?]+/g));
  return [...found].slice(0, 6).flatMap((address) => read(decodeURI(address)));
}

/** Fields of a call that is taken by the collector, and one at its largest. */
const collected = (verbatim: string, context: object) => ({
  ...{ project_key: 'forja', module_key: 'site', type: 'bug', severity: 'high' },
  ...{ verbatim, context },
});
const collector = () =>
  scripted(
    endpoints.feedbackCollector,
    collected('Saving fails.', {}),
    collected('x'.repeat(5000), Object.fromEntries(MANY_NAMES)),
  ).map((door) => ({ ...door, withoutOrigin: true as const }));

function send(site: MeasuredProcess, door: Door, key: string) {
  const { method, address, type, body, withoutOrigin } = door;
  return new Promise<number>((resolve, reject) => {
    const headers = {
      ...(!withoutOrigin && { origin: site.url('').replace(/\/$/, '') }),
      authorization: `Bearer ${key}`,
      ...(type && { 'content-type': type }),
      ...(body && { 'content-length': Buffer.byteLength(body) }),
    };
    const options = {
      host: '127.0.0.1',
      port: site.port,
      path: address,
      method,
      agent: false,
      maxHeaderSize: 65_536,
    };
    const host = `localhost:${site.port}`;
    const sent = request({ ...options, headers: { ...headers, host } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', reject).end(body);
  });
}

async function measured(site: MeasuredProcess, door: Door, key: string) {
  await send(site, door, key);
  const firstHold = await site.longestHold();
  const before = await site.usage();
  let status = 0;
  for (let run = 0; run < RUNS; run += 1) status = await send(site, door, key);
  const after = await site.usage();
  return {
    door,
    status,
    cpu: (after.cpu - before.cpu) / RUNS,
    main: (after.main - before.main) / RUNS,
    hold: await site.longestHold(),
    firstHold,
  };
}

/**
 * What a request costs at each public address, for a usual input and for the
 * largest that is read: CPU per request of the thread that answers and of all others (password hashes,
 * files, the embedded database), and the event loop's longest hold, by itself in the first request, which
 * may load something.
 */
export async function measureDoors(site: MeasuredProcess, dataDir: string): Promise<Finding[]> {
  const key = readFileSync(path.join(dataDir, 'publishable-key'), 'utf8').trim();
  const rows: Awaited<ReturnType<typeof measured>>[] = [];
  await site.longestHold();
  for (const door of [...doors, ...collector(), ...(await drawn(site))])
    rows.push(await measured(site, door, key));
  rows.sort((a, b) => b.main - a.main);
  console.log(
    `\nDoors for strangers: ${RUNS} requests each\n main ms other ms  hold ms first ms   status  address`,
  );
  for (const { door, status, cpu, main, hold, firstHold } of rows) {
    const figures = [
      main.toFixed(1),
      (cpu - main).toFixed(1),
      hold.toFixed(0),
      firstHold.toFixed(0),
      status,
    ]
      .map((figure) => String(figure).padStart(8))
      .join(' ');
    console.log(`${figures}  ${door.method} ${door.name} ${door.input}`);
  }
  return rows.map(({ door, main }) => ({
    what: `${door.method} ${door.name} ${door.input}`,
    value: main,
    unit: 'CPU ms',
    atMost: MOST_MS + (MOST_MS_PER_MB * Buffer.byteLength(door.body ?? '')) / MB,
  }));
}
