/** What other tabs learn of a session. */
export type SessionEvent =
  | 'signed-in'
  | 'signed-out'
  | 'token-refreshed'
  | 'user-updated'
  | 'password-recovery'
  | 'mfa-verified';

/** `expiresAt` in milliseconds since 1970, with token-refreshed. */
export type SessionNews = { event: SessionEvent; expiresAt?: number };

export const SESSION_CHANNEL = 'forja-session';

/** Calls `listener` for news of other tabs, until the returned function is called. */
export function listenToTabs(listener: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  // Only pages of this origin can post here.
  channel.addEventListener('message', ({ data }: MessageEvent<SessionNews>) => listener(data));
  return () => channel.close();
}
