import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Scrolls the current link of a horizontal row into its middle. */
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
