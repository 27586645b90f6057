import { type RefObject, useEffect, useRef } from 'react';
import { useCurrentScreen } from './use-current-screen.ts';

/** Scrolls the current link of a long menu into view. */
export function useMenuInSight(): RefObject<HTMLElement | null> {
  const menu = useRef<HTMLElement>(null);
  const current = useCurrentScreen();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect depends on the screen
  useEffect(() => {
    const here = menu.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const box = menu.current?.getBoundingClientRect();
    if (!here || !box || (here.top >= box.top && here.bottom <= box.bottom)) return;
    menu.current?.scrollBy({ top: here.top - box.top - box.height / 2 });
  }, [current]);
  return menu;
}
