import { useEffect, useMemo, useRef, useState } from 'react';
import {
  countAt,
  type Moment,
  type Notices,
  newIn,
  nextIn,
  QUIET_MS,
} from '#app/features/notices/moments.ts';
import { shareNotified } from '#app/features/notices/notified-until.ts';

/** The window with the focus notifies first; a window that is only visible receives that meanwhile. */
const VISIBLE_WINDOW_MS = 1000;
/** The longest timer that may be set; the next reload comes anyhow. */
const LONGEST_MS = 60 * 60_000;

/**
 * How much waits now. The number grows with time, without a request. While the tab is visible, also what
 * waits since the last notification, at most once a minute.
 */
export function useLiveNotices(
  person: string,
  notices: Notices | null,
  show: (fresh: Moment[]) => void,
): number {
  // The clock of the server: a device's clock may be wrong.
  const ahead = useMemo(() => (notices ? notices.now - Date.now() : 0), [notices]);
  const time = () => Date.now() + ahead;
  const [, look] = useState(0);
  const again = () => look((count) => count + 1);
  const notified = useRef<ReturnType<typeof shareNotified>>(undefined);
  const since = useRef(notices?.now ?? 0);

  useEffect(() => {
    notified.current = shareNotified(person, since.current, () => look((count) => count + 1));
    return () => notified.current?.close();
  }, [person]);

  useEffect(() => {
    const seen = () => look((count) => count + 1);
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, []);

  useEffect(() => {
    const shared = notified.current;
    if (!notices || !shared) return;
    const { until, last } = shared.now();
    const fresh = newIn(notices, until, time());
    const waits = [nextIn(notices, time()) ?? LONGEST_MS, LONGEST_MS];
    if (fresh.length > 0 && document.visibilityState === 'visible') {
      const quiet = last + QUIET_MS - Date.now();
      const wait = Math.max(quiet, document.hasFocus() ? 0 : VISIBLE_WINDOW_MS);
      waits.push(wait);
    }
    const timer = setTimeout(
      () => {
        const { until: before, last: lastly } = shared.now();
        const found = newIn(notices, before, time());
        const may = document.visibilityState === 'visible' && Date.now() - lastly >= QUIET_MS;
        if (found.length > 0 && may) {
          shared.publish({ until: time(), last: Date.now() });
          show(found);
        }
        again();
      },
      Math.min(...waits) + 1,
    );
    return () => clearTimeout(timer);
  });

  return notices ? countAt(notices, time()) : 0;
}
