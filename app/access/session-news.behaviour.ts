import { listenToTabs, notifyDone } from './session-channel.ts';

/** Pages that show personal data: they close when the user signs out in another tab. */
const PERSONAL = [import.meta.env.ACCOUNT, '/portal'];

/** Notifies other tabs of sign-in, sign-out and the like, and listens for their news. */
export function start(): void {
  const { pathname, search } = location;
  notifyDone(new URLSearchParams(search).get('done'), document.referrer);
  if (!PERSONAL.some((path) => pathname.startsWith(path))) return;
  listenToTabs(({ event }) => {
    if (event === 'signed-out' || event === 'password-recovery') location.reload();
  });
}
