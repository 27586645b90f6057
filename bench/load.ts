import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { MeasuredProcess } from './measured-process.ts';

const run = promisify(execFile);
const autocannon = fileURLToPath(import.meta.resolve('autocannon'));

/** What a browser sends with the request for a document, cookies of a returning visitor included. */
export const BROWSER_HEADERS: Readonly<Record<string, string>> = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'pt-BR,pt;q=0.9,en;q=0.8',
  cookie: 'preferred-locale=pt-BR; signed-in=0',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'same-origin',
  'upgrade-insecure-requests': '1',
};

export type Load = {
  connections: number;
  requests: number;
  headers?: Readonly<Record<string, string>>;
};

export type Round = {
  requests: number;
  /** CPU time of the server for the whole round, in milliseconds. */
  cpu: number;
};

type Report = { '2xx': number; non2xx: number; errors: number; timeouts: number };

/** One round of requests for one page, made by a process of its own. Throws unless every answer
 * was a 2xx. */
export async function loadRound(
  server: MeasuredProcess,
  pathname: string,
  { connections, requests, headers = BROWSER_HEADERS }: Load,
): Promise<Round> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const before = await server.usage();
  const { stdout } = await run(
    process.execPath,
    [
      autocannon,
      '-j',
      '-n',
      '-c',
      String(connections),
      '-a',
      String(requests),
      ...named,
      server.url(pathname),
    ],
    { timeout: 60_000, maxBuffer: 16 * 1024 * 1024 },
  );
  const after = await server.usage();
  const report = JSON.parse(stdout) as Report;
  if (report.non2xx + report.errors + report.timeouts > 0 || report['2xx'] === 0) {
    throw new Error(`Not every request for ${pathname} was answered: ${stdout.slice(0, 400)}`);
  }
  return { requests: report['2xx'], cpu: after.cpu - before.cpu };
}

/** The middle value; of an even number the upper one. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('A median needs values');
  return middle;
}
