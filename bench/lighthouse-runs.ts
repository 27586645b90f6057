import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CHROMIUM_ARGS, chromiumPath } from '../tests/browser/chromium.ts';
import type { Finding } from './finding.ts';
import { median } from './load.ts';
import type { MeasuredProcess } from './measured-process.ts';

const run = promisify(execFile);
const cli = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));

const PAGES = ['/', '/en'];
const RUNS = 5;

type Report = {
  categories: Record<string, { title: string; score: number | null }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
  environment: { benchmarkIndex: number };
};

/** One audit as on a phone, with Lighthouse's own simulated throttling. */
async function audit(url: string, folder: string): Promise<Report> {
  const output = path.join(folder, 'report.json');
  const flags = ['--headless=new', ...CHROMIUM_ARGS].join(' ');
  await run(
    process.execPath,
    [cli, url, '--quiet', '--output=json', `--output-path=${output}`, `--chrome-flags=${flags}`],
    { timeout: 120_000, env: { ...process.env, CHROME_PATH: chromiumPath() } },
  );
  return JSON.parse(await readFile(output, 'utf8')) as Report;
}

function findingsOf(pathname: string, reports: Report[]): Finding[] {
  const [first] = reports;
  const scores = Object.entries(first?.categories ?? {}).map(([id, { title }]) => ({
    what: `${pathname} ${title}`,
    value: median(reports.map((report) => (report.categories[id]?.score ?? 0) * 100)),
    unit: '',
    atLeast: 100,
  }));
  const numbers = (id: string) =>
    reports.map((report) => report.audits[id]?.numericValue ?? Number.NaN);
  return [
    ...scores,
    {
      what: `${pathname} LCP`,
      value: median(numbers('largest-contentful-paint')),
      unit: 'ms',
      atMost: 1000,
    },
    {
      what: `${pathname} TBT`,
      value: median(numbers('total-blocking-time')),
      unit: 'ms',
      atMost: 10,
    },
    {
      what: `${pathname} CLS`,
      value: median(numbers('cumulative-layout-shift')),
      unit: '',
      digits: 4,
      atMost: 0,
    },
    {
      what: `${pathname} speed of this machine (benchmarkIndex)`,
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

/** Lighthouse on the home page in both languages, the median of five runs each. */
export async function measureLighthouse(site: MeasuredProcess): Promise<Finding[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forja-lighthouse-'));
  try {
    const findings: Finding[] = [];
    for (const pathname of PAGES) {
      const reports: Report[] = [];
      for (let time = 0; time < RUNS; time += 1) {
        reports.push(await audit(site.url(pathname), folder));
      }
      findings.push(...findingsOf(pathname, reports));
      const names = failing(reports);
      if (names.length > 0) console.log(`  ${pathname} below 0.9 in some run: ${names.join('; ')}`);
    }
    return findings;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
