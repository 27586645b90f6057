import type { Cases } from '../crm/case.ts';
import { deskLists } from './desk-lists.ts';
import { deskScreens } from './desk-screens.ts';
import { standingFor } from './standing.ts';

/** The screens of one thing, as database/tickets/reads-at-size.test.ts looks at what they read. */
export const screensOf = async (userId: string): Promise<Cases> =>
  deskScreens(await standingFor(userId));

/** Everything that somebody of the service desk opens. */
export async function deskCases(userId: string): Promise<Cases> {
  const standing = await standingFor(userId);
  return { ...deskLists(standing), ...deskScreens(standing) };
}
