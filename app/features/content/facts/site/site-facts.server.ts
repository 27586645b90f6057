import { availabilityOf } from '#app/features/uptime/uptime.ts';
import { siteSnapshot } from '#app/pages/site-snapshot.server.ts';
import { passedChecks } from './checks-record.server.ts';
import { firstVisitBytes } from './first-visit.server.ts';
import type { SiteFacts } from './site-facts.ts';

/** What is known of this site by measuring it; what has not been measured is null. */
export async function siteFacts(): Promise<SiteFacts> {
  const { uptime } = await siteSnapshot();
  return {
    weight: firstVisitBytes(),
    checks: passedChecks(),
    since: uptime?.since ?? null,
    availability: uptime && availabilityOf(uptime),
  };
}
