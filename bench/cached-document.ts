import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import type { Finding } from './finding.ts';
import { BROWSER_HEADERS, type Load, loadRound, median } from './load.ts';
import { type MeasuredProcess, startMeasured } from './measured-process.ts';

const ROUNDS = 9;
/** Requests for the page before its quick copy counts as the final one. */
const TIGHT_WITHIN = 300;
const LOAD: Load = { connections: 32, requests: 12_000 };

/** One answer's body as it comes over the wire, without decoding. */
function wireBody(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: BROWSER_HEADERS }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => resolve(Buffer.concat(parts)));
    }).once('error', reject);
  });
}

/** The home page in brotli. It is compressed quickly for its first reader and tightly soon after,
 * so it is requested until it has become smaller. */
async function homePage(site: MeasuredProcess): Promise<Buffer> {
  const first = await wireBody(site.url('/'));
  for (let attempt = 0; attempt < TIGHT_WITHIN; attempt += 1) {
    const next = await wireBody(site.url('/'));
    if (next.byteLength < first.byteLength) return next;
  }
  return first;
}

/**
 * The site's cached home document beside a bare server that answers one constant buffer: requests
 * per CPU second of each, in short alternating rounds, so that other load on the machine
 * affects both. The buffer holds the bytes of the page: the speed of the client at that size
 * decides how many requests wait at a time, and so the cost of each.
 */
export async function measureCachedDocument(
  site: MeasuredProcess,
  folder: string,
): Promise<Finding[]> {
  const page = await homePage(site);
  const BODY_FILE = path.join(folder, 'home.br');
  writeFileSync(BODY_FILE, page);
  const bare = await startMeasured('bench/reference-server.ts', { BODY_FILE });
  const perSecond = async (server: MeasuredProcess) => {
    const { requests, cpu } = await loadRound(server, '/', LOAD);
    return (requests / cpu) * 1000;
  };
  try {
    // The first round of each warms it up and does not count.
    await perSecond(bare);
    await perSecond(site);
    const rounds = { bare: [] as number[], site: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.bare.push(await perSecond(bare));
      rounds.site.push(await perSecond(site));
    }
    // What else runs on the machine only ever takes away: the best round is the least disturbed.
    const best = { bare: Math.max(...rounds.bare), site: Math.max(...rounds.site) };
    const ratio = { unit: '×', digits: 3 };
    return [
      {
        what: `Bare node:http, ${page.byteLength} bytes, best of ${ROUNDS} rounds`,
        value: best.bare,
        unit: '1/CPU s',
      },
      { what: 'Cached home document, best round', value: best.site, unit: '1/CPU s' },
      { what: 'Ratio of the best rounds', value: best.site / best.bare, ...ratio, atLeast: 0.85 },
      {
        what: 'Ratio of the medians',
        value: median(rounds.site) / median(rounds.bare),
        ...ratio,
      },
    ];
  } finally {
    await bare.stop();
  }
}
