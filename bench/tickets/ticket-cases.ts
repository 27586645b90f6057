import type { Cases } from '../crm/case.ts';
import { ticketLists } from './ticket-lists.ts';
import { sampleFor } from './ticket-sample.ts';
import { ticketScreens } from './ticket-screens.ts';

/** The screens of one thing, as database/tickets/reads-at-size.test.ts looks at what they read. */
export const screensOf = async (userId: string): Promise<Cases> =>
  ticketScreens(await sampleFor(userId));

/** Everything that somebody of the service desk opens. */
export async function ticketCases(userId: string): Promise<Cases> {
  const sample = await sampleFor(userId);
  return { ...ticketLists(sample), ...ticketScreens(sample) };
}
