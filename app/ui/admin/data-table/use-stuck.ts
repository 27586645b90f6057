import { useEffect, useRef } from 'react';

/**
 * Gives the stylesheet the height of what sticks above a list (`--stuck`): its filters take as many lines
 * as they need, and the heads of the columns stick right under them. Nothing sticks where the list is only
 * a part of the screen.
 */
export function useStuck(sticks: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!sticks || !top.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const [size] = entry?.borderBoxSize ?? [];
      if (size) frame.current?.style.setProperty('--stuck', `${Math.ceil(size.blockSize)}px`);
    });
    observer.observe(top.current);
    return () => observer.disconnect();
  }, [sticks]);
  return { frame, top };
}
