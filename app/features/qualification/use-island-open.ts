import { type RefObject, useEffect, useRef } from 'react';

/**
 * Opens the island's dialog when the island starter says so. `onOpen` runs first, so that it can
 * put a fresh form into the dialog. Returns when it was opened (or woke), in epoch milliseconds.
 */
export function useIslandOpen(place: RefObject<HTMLElement | null>, onOpen: () => void) {
  const opened = useRef(0);
  const latest = useRef(onOpen);
  latest.current = onOpen;

  useEffect(() => {
    opened.current = Date.now();
    const island = place.current?.closest('[data-island]');
    const open = () => {
      opened.current = Date.now();
      latest.current();
      place.current?.querySelector('dialog')?.showModal();
    };
    island?.addEventListener('island:open', open);
    return () => island?.removeEventListener('island:open', open);
  }, [place]);

  return () => opened.current;
}
