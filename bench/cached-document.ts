import type { Finding } from './finding.ts';
import { BROWSER_HEADERS, type Load, loadRound, median } from './load.ts';
import { type MeasuredProcess, startMeasured } from './measured-process.ts';

const ROUNDS = 7;
const LOAD: Load = { connections: 32, seconds: 2 };

/** Bytes of the tightly compressed home page, asked for until the second answer is the smaller. */
async function homePageBytes(site: MeasuredProcess): Promise<number> {
  const ask = async () => {
    const response = await fetch(site.url('/'), { headers: BROWSER_HEADERS });
    await response.arrayBuffer();
    return Number(response.headers.get('content-length'));
  };
  const first = await ask();
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const next = await ask();
    if (next < first) return next;
  }
  return first;
}

/**
 * The site's cached home document beside a bare server that answers one constant buffer of the
 * same length: requests per CPU second of each, in short rounds taking turns, so that whatever
 * else the machine does hits both alike.
 */
export async function measureCachedDocument(site: MeasuredProcess): Promise<Finding[]> {
  const bytes = await homePageBytes(site);
  const bare = await startMeasured('bench/reference-server.ts', { BODY_BYTES: String(bytes) });
  const perSecond = async (server: MeasuredProcess) => {
    const { requests, cpu } = await loadRound(server, '/', LOAD);
    return (requests / cpu) * 1000;
  };
  try {
    // The first round of each warms it up and does not count.
    await perSecond(bare);
    await perSecond(site);
    const rounds: { bare: number; site: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ bare: await perSecond(bare), site: await perSecond(site) });
    }
    const per = { unit: '1/CPU s' };
    return [
      { what: `Bare node:http, ${bytes} bytes`, value: median(rounds.map((r) => r.bare)), ...per },
      { what: 'Cached home document', value: median(rounds.map((r) => r.site)), ...per },
      {
        what: `Ratio, median of ${ROUNDS} rounds`,
        value: median(rounds.map((r) => r.site / r.bare)),
        unit: '×',
        digits: 3,
        atLeast: 0.8,
      },
    ];
  } finally {
    await bare.stop();
  }
}
