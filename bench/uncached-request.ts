import type { Finding } from './finding.ts';
import { BROWSER_HEADERS, loadRound, median } from './load.ts';
import type { MeasuredProcess } from './measured-process.ts';

const PAGES = ['/', '/en'];
const ROUNDS = 5;
const LOAD = {
  connections: 4,
  requests: 150,
  // An unknown host is answered as the default unit and never kept: every request is rendered.
  headers: { ...BROWSER_HEADERS, host: 'nobody.example' },
};

/** CPU time of a whole request that memory cannot answer, for the home page in both languages. */
export async function measureUncachedRequest(site: MeasuredProcess): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const pathname of PAGES) {
    const cost = async () => {
      const { requests, cpu } = await loadRound(site, pathname, LOAD);
      return cpu / requests;
    };
    // The first round warms up and does not count.
    await cost();
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await cost());
    const what = `Uncached ${pathname}, median of ${ROUNDS} × ${LOAD.requests} requests`;
    findings.push({ what, value: median(rounds), unit: 'CPU ms', digits: 2, atMost: 4 });
  }
  return findings;
}
