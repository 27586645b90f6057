import { type RefObject, useEffect, useRef } from 'react';
import { useCurrentScreen } from './use-current-screen.ts';

/** A menu that is longer than the window shows where one is. */
export function useMenuInSight(): RefObject<HTMLElement | null> {
  const menu = useRef<HTMLElement>(null);
  const current = useCurrentScreen();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the screen that changes
  useEffect(() => {
    const here = menu.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const box = menu.current?.getBoundingClientRect();
    if (!here || !box || (here.top >= box.top && here.bottom <= box.bottom)) return;
    menu.current?.scrollBy({ top: here.top - box.top - box.height / 2 });
  }, [current]);
  return menu;
}
