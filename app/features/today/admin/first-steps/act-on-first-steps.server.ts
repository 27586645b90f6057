import { queueAccountMail } from '#app/access/account-mail.server.ts';
import type { requireUser } from '#app/access/require-user.server.ts';
import { actOnContent } from '#app/features/content/admin/act-on-content.server.ts';
import type { ContentActReply } from '#app/features/content/admin/content-acts.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { areaPaths } from '#app/paths.ts';
import { settings } from '#app/platform/env.server.ts';
import { askForMailTest, hideFirstSteps } from './first-steps.store.server.ts';

/** What became of a post of the list. */
export type FirstStepsReply =
  | { done: 'hidden' | 'shown' }
  /** Whether there is a mail server that takes the test. */
  | { done: 'asked'; server: boolean }
  | { failed: 'forbidden' | 'waits' }
  | { samples: ContentActReply };

/** Puts the list away, brings it back, sends the person a test mail through the queue of all mails, or
 * removes all samples and undoes that. */
export async function actOnFirstSteps(
  asked: ReturnType<typeof requireUser>,
  form: FormData,
  locale: Locale,
): Promise<{ reply: FirstStepsReply; status: number }> {
  const { user, current } = asked;
  if (!current.permissions.has('settings:update')) {
    return { reply: { failed: 'forbidden' }, status: 403 };
  }
  const intent = form.get('intent');
  if (intent === 'remove-samples' || intent === 'undo') {
    const post = { form, permissions: current.permissions, locale };
    const { reply, status } = await actOnContent(user, post);
    return { reply: { samples: reply }, status };
  }
  if (intent === 'mail-test') {
    if (!(await askForMailTest(asked))) return { reply: { failed: 'waits' }, status: 429 };
    await queueAccountMail(current.userId, 'mail-test', { path: areaPaths.admin });
    return { reply: { done: 'asked', server: Boolean(settings().SMTP_URL) }, status: 200 };
  }
  await hideFirstSteps(asked, intent !== 'show');
  return { reply: { done: intent === 'show' ? 'shown' : 'hidden' }, status: 200 };
}
