import { listenToTabs } from './session-channel.ts';

/** Pages that show personal data: they close when the user signs out in another tab. */
const PERSONAL = [import.meta.env.ACCOUNT, '/portal'];

/** Notifies other tabs of sign-in, sign-out and the like, and listens for their news. */
export function start(): void {
  const { pathname, search } = location;
  const done = new URLSearchParams(search).get('done');
  // Loaded where a step has ended: most visitors never sign in.
  if (done) {
    import('./notify-tabs.ts')
      .then(({ notifyDone }) => notifyDone(done, document.referrer))
      .catch(() => {});
  }
  if (!PERSONAL.some((path) => pathname.startsWith(path))) return;
  listenToTabs(({ event }) => {
    if (event === 'signed-out' || event === 'password-recovery') location.reload();
  });
}
