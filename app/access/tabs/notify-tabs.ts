import { SESSION_CHANNEL, type SessionEvent, type SessionNews } from './session-channel.ts';

/** Notifies the other tabs of this browser. */
export function notifyTabs(news: SessionNews): void {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.postMessage(news);
  channel.close();
}

const NEWS: Readonly<Record<string, SessionEvent>> = {
  'signed-in': 'signed-in',
  'signed-out': 'signed-out',
  'set-up': 'signed-in',
  reset: 'password-recovery',
  profile: 'user-updated',
  password: 'user-updated',
  'email-changed': 'user-updated',
};

/**
 * Notifies the other tabs of what the step before has achieved. `done` is the word in the address of the
 * page that follows the step, `from` the address of the step.
 */
export function notifyDone(done: string | null, from: string): void {
  const event = done === null ? undefined : NEWS[done];
  if (!event) return;
  notifyTabs({ event });
  const secondStep = URL.canParse(from) && new URL(from).pathname === import.meta.env.SECOND_STEP;
  if (event === 'signed-in' && secondStep) notifyTabs({ event: 'mfa-verified' });
}
