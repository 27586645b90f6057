import { useEffect } from 'react';

/** Who has reported each reply, whichever screen it was: none is reported again by back navigation. */
const reported = new WeakMap<object, Set<string>>();

/**
 * Reports a reply once, however often the screen is rerendered, left and opened again, or changes its
 * address before the next reply. `by` tells several who report the same replies apart.
 */
export function useEachReply<Reply extends object>(
  reply: Reply | undefined,
  show: (reply: Reply) => void,
  by = 'toast',
): void {
  useEffect(() => {
    if (!reply) return;
    const known = reported.get(reply) ?? new Set();
    if (known.has(by)) return;
    reported.set(reply, known.add(by));
    show(reply);
  });
}
