import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Of links in a row that scrolls sideways: the current one stands in its middle, not out of sight. */
export function useCurrentInSight(): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  const seen = useRef<Element>(undefined);
  useLayoutEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    if (!row.current || !current || current === seen.current) return;
    seen.current = current;
    const [outer, inner] = [row.current, current].map((one) => one.getBoundingClientRect());
    if (!outer || !inner) return;
    row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  });
  return row;
}
