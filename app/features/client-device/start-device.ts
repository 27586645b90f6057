import { startQueue } from './device-queue.ts';
import type { PortalWords, SignOutWords } from './device-words.ts';
import { startKeepSwitch } from './keep-switch.ts';
import { sendForms } from './send-forms.ts';
import { askAtSignOut } from './sign-out-question.ts';
import { dropForeign } from './waiting-replies.ts';

/** What pages of the portal do on the device they are read on. */
export function startDevice({ dataset }: HTMLElement): void {
  const { account = '', clientDevice } = dataset;
  const words: unknown = JSON.parse(dataset['words'] ?? '{}');
  dropForeign(account);
  if (clientDevice === 'sign-out') {
    askAtSignOut(account, words as SignOutWords);
    return;
  }
  const { wait } = startQueue(account, words as PortalWords);
  if (account !== '') sendForms({ account, words: words as PortalWords, wait });
  const part = document.querySelector<HTMLElement>('[data-copies-switch]');
  if (part) void startKeepSwitch(part);
}
