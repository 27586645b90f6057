import { hearTabs, tellDone } from './session-channel.ts';

/** Pages that show personal data: they close when the user signs out in another tab. */
const PERSONAL = [import.meta.env.ACCOUNT, '/portal'];

/** Tells other tabs of signing in, out and the like, and hears of it from them. */
export function start(): void {
  const { pathname, search } = location;
  tellDone(new URLSearchParams(search).get('done'), document.referrer);
  if (!PERSONAL.some((path) => pathname.startsWith(path))) return;
  hearTabs(({ event }) => {
    if (event === 'signed-out' || event === 'password-recovery') location.reload();
  });
}
