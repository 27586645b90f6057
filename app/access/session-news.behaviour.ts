import { DRAFTS_KEY } from '#app/ui/drafts-key.ts';
import { hearTabs, tellDone } from './session-channel.ts';

/** Pages that show a person's own things: they go when she signs out elsewhere. */
const PERSONAL = [import.meta.env.ACCOUNT, '/portal'];

/** Whoever works here next reads nothing of what somebody else had begun to write. */
function forgetDrafts(): void {
  try {
    localStorage.removeItem(DRAFTS_KEY);
  } catch {
    // Storage is closed to this page: there is none.
  }
}

/** Tells other tabs of signing in, out and the like, and hears of it from them. */
export function start(): void {
  const { pathname, search } = location;
  const done = new URLSearchParams(search).get('done');
  if (done === 'signed-out') forgetDrafts();
  tellDone(done, document.referrer);
  if (!PERSONAL.some((path) => pathname.startsWith(path))) return;
  hearTabs(({ event }) => {
    if (event === 'signed-out' || event === 'password-recovery') location.reload();
  });
}
