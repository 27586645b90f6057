import type { RouterContextProvider } from 'react-router';
import { data } from 'react-router';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { wakeWorker } from '#app/platform/jobs/jobs.server.ts';
import { sendAgain } from './mails.store.server.ts';
import type { AgainOutcome, AgainReply } from './mails.ts';

const STATUS: Record<AgainOutcome, number> = {
  again: 200,
  waiting: 409,
  spent: 409,
  unknown: 404,
  forbidden: 403,
};
const wanted = z.uuid();

/** Handles a post that sends a mail once more. */
export async function actOnMail(request: Request, context: Readonly<RouterContextProvider>) {
  const { user, current } = requireUser(request, context);
  const id = wanted.safeParse((await postedForm(request)).get('id'));
  const reply = (outcome: AgainOutcome) =>
    data<AgainReply>({ outcome }, { status: STATUS[outcome] });
  if (!current.permissions.has('settings:manage')) return reply('forbidden');
  if (!id.success) return reply('unknown');
  const outcome = await asPerson(user, (tx) => sendAgain(tx, id.data));
  if (outcome === 'again') wakeWorker();
  return reply(outcome);
}
