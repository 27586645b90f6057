import { queueAccountMail } from '#app/access/account-mail.server.ts';
import type { askerOf } from '#app/access/asker.server.ts';
import { areaPaths } from '#app/paths.ts';
import { settings } from '#app/platform/env.server.ts';
import { askForMailTest, hideFirstSteps } from './first-steps.store.server.ts';

/** What became of a post of the list. */
export type FirstStepsReply =
  | { done: 'hidden' | 'shown' }
  /** Whether there is a mail server that takes the test. */
  | { done: 'asked'; server: boolean }
  | { failed: 'forbidden' | 'waits' };

/** Puts the list away, brings it back, or sends the person a test mail through the queue of all mails. */
export async function actOnFirstSteps(
  asked: ReturnType<typeof askerOf>,
  form: FormData,
): Promise<{ reply: FirstStepsReply; status: number }> {
  const { current } = asked;
  if (!current.permissions.has('settings:update')) {
    return { reply: { failed: 'forbidden' }, status: 403 };
  }
  const intent = form.get('intent');
  if (intent === 'mail-test') {
    if (!(await askForMailTest(asked))) return { reply: { failed: 'waits' }, status: 429 };
    await queueAccountMail(current.userId, 'mail-test', { path: areaPaths.admin });
    return { reply: { done: 'asked', server: Boolean(settings().SMTP_URL) }, status: 200 };
  }
  await hideFirstSteps(asked, intent !== 'show');
  return { reply: { done: intent === 'show' ? 'shown' : 'hidden' }, status: 200 };
}
