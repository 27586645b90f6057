import type { Cases } from '../crm/case.ts';
import { deskLists } from './desk-lists.ts';
import { deskScreens } from './desk-screens.ts';
import { sampleFor } from './ticket-sample.ts';

/** The screens of one thing, as database/tickets/reads-at-size.test.ts looks at what they read. */
export const screensOf = async (userId: string): Promise<Cases> =>
  deskScreens(await sampleFor(userId));

/** Everything that somebody of the service desk opens. */
export async function deskCases(userId: string): Promise<Cases> {
  const sample = await sampleFor(userId);
  return { ...deskLists(sample), ...deskScreens(sample) };
}
