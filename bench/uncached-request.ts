import type { Finding } from './finding.ts';
import { BROWSER_HEADERS, loadRound, median } from './load.ts';
import type { MeasuredProcess } from './measured-process.ts';

const PAGES = ['/', '/en'];
const ROUNDS = 7;
const LOAD = {
  connections: 4,
  requests: 120,
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
    const per = { unit: 'CPU ms', digits: 2 };
    findings.push(
      // The best round is the one that whatever else the machine does has disturbed least.
      {
        what: `Uncached ${pathname}, best of ${ROUNDS} rounds`,
        value: Math.min(...rounds),
        ...per,
        atMost: 4,
      },
      { what: `Uncached ${pathname}, median`, value: median(rounds), ...per },
    );
  }
  return findings;
}
