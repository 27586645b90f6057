import { asActor, DatabaseUnavailable } from '#app/platform/database/database.server.ts';
import { wakeWorker } from '#app/platform/jobs/jobs.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import {
  confirm,
  type LinkState,
  linkState,
  requestNewLink,
  unsubscribe,
} from './newsletter.store.server.ts';
import { readConfirmToken, readUnsubscribeToken } from './newsletter-links.server.ts';

const asServer = { kind: 'system' } as const;

/** A database outage is a state too: the link works again later. */
async function orFailed<T>(work: () => Promise<T>): Promise<T | 'failed'> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    log.warn({ err: error }, 'a newsletter link could not be followed without the database');
    return 'failed';
  }
}

/** The state behind a confirmation link; opening it changes nothing. */
export async function confirmLinkState(token: string): Promise<'failed' | LinkState> {
  const link = readConfirmToken(token);
  return link ? orFailed(() => asActor(asServer, (tx) => linkState(tx, link))) : 'unknown';
}

/** Confirms, or returns why it cannot. */
export async function confirmByLink(token: string): Promise<'confirmed' | 'failed' | LinkState> {
  const link = readConfirmToken(token);
  if (!link) return 'unknown';
  const answer = await orFailed(() => asActor(asServer, (tx) => confirm(tx, link)));
  if (answer === 'confirmed') wakeWorker();
  return answer;
}

/** Another mail for the holder of a link, expired or not; limited by the rate of its mailbox. */
export async function mailAgain(token: string): Promise<'failed' | LinkState> {
  const link = readConfirmToken(token);
  if (!link) return 'unknown';
  const state = await orFailed(() => asActor(asServer, (tx) => requestNewLink(tx, link.id)));
  if (state === 'pending') wakeWorker();
  return state;
}

/** Whether the subscription is still active; opening the link changes nothing. */
export async function leaveLinkState(
  token: string,
): Promise<'subscribed' | 'left' | 'unknown' | 'failed'> {
  const id = readUnsubscribeToken(token);
  if (!id) return 'unknown';
  const state = await orFailed(() => asActor(asServer, (tx) => linkState(tx, { id })));
  if (state === 'unknown' || state === 'failed') return state;
  return state === 'unsubscribed' ? 'left' : 'subscribed';
}

/** Ends a subscription. A repeat is no error; a database outage is reported as such. */
export async function leaveByLink(
  token: string,
  way: 'link' | 'one_click',
): Promise<'left' | 'unknown' | 'failed'> {
  const id = readUnsubscribeToken(token);
  if (!id) return 'unknown';
  const answer = await orFailed(() => asActor(asServer, (tx) => unsubscribe(tx, id, way)));
  return answer === 'unknown' || answer === 'failed' ? answer : 'left';
}
