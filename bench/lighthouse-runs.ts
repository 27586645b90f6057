import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CHROMIUM_ARGS, chromiumPath } from '../tests/browser/chromium.ts';
import type { Finding } from './finding.ts';
import { median } from './load.ts';

const run = promisify(execFile);
const cli = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));

const RUNS = 5;

export type LighthousePage = {
  /** What it is called in the table; else its path. */
  name?: string;
  pathname: string;
  /** Milliseconds. */
  lcp: number;
  /** Milliseconds; only the home pages have a target of their own. */
  tbt?: number;
  /** Kept out of search engines on purpose; Lighthouse's audit for that is left out then. */
  noindex?: true;
  /** Open to nobody without a session: no search engine asks what it is about either. */
  closed?: true;
};

export const PUBLIC_PAGES: readonly LighthousePage[] = [
  { pathname: '/', lcp: 1000, tbt: 10 },
  { pathname: '/en', lcp: 1000, tbt: 10 },
  { pathname: '/servicos/automacao-ia', lcp: 1000 },
  { pathname: '/lab/workshops/pedir-bem-a-ia', lcp: 1000, noindex: true },
  { pathname: '/cases', lcp: 1000 },
  { pathname: '/contato', lcp: 1000 },
  // Of samples alone, until staff add people.
  { pathname: '/equipe', lcp: 1000, noindex: true },
  { pathname: '/auth', lcp: 1200, noindex: true },
];

type Report = {
  categories: Record<string, { title: string; score: number | null }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
  environment: { benchmarkIndex: number };
};

/** Where pages are measured, and the cookies of their visitor. */
type Visit = { url: (pathname: string) => string; cookie?: string };

/** One audit as on a phone, with Lighthouse's own simulated throttling. */
async function audit(
  { url, cookie }: Visit,
  { pathname, noindex, closed }: LighthousePage,
  folder: string,
): Promise<Report> {
  const output = path.join(folder, 'report.json');
  const flags = ['--headless=new', ...CHROMIUM_ARGS].join(' ');
  const args = ['--quiet', '--output=json', `--output-path=${output}`, `--chrome-flags=${flags}`];
  if (closed) args.push('--skip-audits=is-crawlable,meta-description');
  else if (noindex) args.push('--skip-audits=is-crawlable');
  if (cookie) {
    const headers = path.join(folder, 'headers.json');
    await writeFile(headers, JSON.stringify({ Cookie: cookie }), { mode: 0o600 });
    args.push(`--extra-headers=${headers}`);
  }
  await run(process.execPath, [cli, url(pathname), ...args], {
    timeout: 120_000,
    env: { ...process.env, CHROME_PATH: chromiumPath('whole') },
  });
  return JSON.parse(await readFile(output, 'utf8')) as Report;
}

/** Chromium now and then loses the start of its own trace (NO_NAVSTART): that run says nothing
 * about the page and is taken again. A second loss in a row is an error. */
async function auditedOnce(visit: Visit, page: LighthousePage, folder: string): Promise<Report> {
  try {
    return await audit(visit, page, folder);
  } catch (error) {
    if (!String(error).includes('NO_NAVSTART')) throw error;
    console.log(`  ${page.pathname}: a run lost its trace and is taken again`);
    return audit(visit, page, folder);
  }
}

function findingsOf(
  { pathname, name = pathname, lcp, tbt }: LighthousePage,
  reports: Report[],
): Finding[] {
  const [first] = reports;
  const scores = Object.entries(first?.categories ?? {}).map(([id, { title }]) => ({
    what: `${name} ${title}`,
    value: median(reports.map((report) => (report.categories[id]?.score ?? 0) * 100)),
    unit: '',
    atLeast: 100,
  }));
  const numbers = (id: string) =>
    reports.map((report) => report.audits[id]?.numericValue ?? Number.NaN);
  return [
    ...scores,
    {
      what: `${name} LCP`,
      value: median(numbers('largest-contentful-paint')),
      unit: 'ms',
      atMost: lcp,
    },
    {
      what: `${name} TBT`,
      value: median(numbers('total-blocking-time')),
      unit: 'ms',
      atMost: tbt,
    },
    {
      what: `${name} CLS`,
      // As Lighthouse itself prints it, in three digits.
      value: Number(median(numbers('cumulative-layout-shift')).toFixed(3)),
      unit: '',
      digits: 3,
      atMost: 0,
    },
    {
      what: `${name} speed of this machine (benchmarkIndex)`,
      value: median(reports.map((report) => report.environment.benchmarkIndex)),
      unit: '',
    },
  ];
}

/** Audits that some run of a page failed, by name: what to look at when a score is missing. */
const failing = (reports: Report[]) => [
  ...new Set(
    reports.flatMap(({ audits }) =>
      Object.values(audits)
        .filter(({ score }) => score !== null && score < 0.9)
        .map(({ title }) => title),
    ),
  ),
];

/** Lighthouse on pages that have a target, the median of five runs each. */
export async function measureLighthouse(
  visit: Visit,
  pages: readonly LighthousePage[],
): Promise<Finding[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forja-lighthouse-'));
  try {
    const findings: Finding[] = [];
    for (const page of pages) {
      const reports: Report[] = [];
      for (let time = 0; time < RUNS; time += 1) {
        reports.push(await auditedOnce(visit, page, folder));
      }
      findings.push(...findingsOf(page, reports));
      const names = failing(reports);
      if (names.length > 0)
        console.log(`  ${page.pathname} below 0.9 in some run: ${names.join('; ')}`);
    }
    return findings;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
