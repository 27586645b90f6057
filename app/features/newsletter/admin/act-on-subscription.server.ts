import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { nudgeJobs } from '#app/platform/jobs/jobs.server.ts';
import { resendConfirmation, unsubscribeOnRequest } from './staff-newsletter.store.server.ts';
import type { Act, ActReply } from './staff-newsletter.ts';

type Answer = { reply: ActReply; status: number };

const STATUS: Record<ActReply['outcome'], number> = {
  done: 200,
  already: 409,
  'not-pending': 409,
  limited: 429,
  gone: 404,
  forbidden: 403,
};

const answer = (act: Act, outcome: ActReply['outcome']): Answer => ({
  reply: { act, outcome },
  status: STATUS[outcome],
});

async function resend(person: Person, id: string): Promise<Answer> {
  const outcome = await asPerson(person, (tx) => resendConfirmation(tx, id));
  if (outcome === 'resent') {
    nudgeJobs();
    return answer('resend', 'done');
  }
  if (outcome === 'limited') return answer('resend', 'limited');
  return answer('resend', outcome === 'unknown' ? 'gone' : 'not-pending');
}

async function unsubscribe(person: Person, id: string): Promise<Answer> {
  const outcome = await asPerson(person, (tx) => unsubscribeOnRequest(tx, id));
  if (outcome === 'unsubscribed') return answer('unsubscribe', 'done');
  return answer('unsubscribe', outcome === 'already' ? 'already' : 'gone');
}

const uuid = z.uuid();

/** What somebody of staff does to a subscription because its owner asked for it. */
export async function actOnSubscription(
  person: Person,
  subscription: string,
  form: FormData,
  permissions: ReadonlySet<Permission>,
): Promise<Answer> {
  const act: Act = form.get('intent') === 'unsubscribe' ? 'unsubscribe' : 'resend';
  if (!permissions.has('campaigns:update')) return answer(act, 'forbidden');
  const id = uuid.safeParse(subscription);
  if (!id.success) return answer(act, 'gone');
  return act === 'unsubscribe' ? unsubscribe(person, id.data) : resend(person, id.data);
}
