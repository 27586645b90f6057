import { type RefObject, useEffect, useRef } from 'react';
import { openDialog } from '#app/ui/open-dialog.ts';

/**
 * Opens the island's dialog on the event of the island starter. `onOpen` runs first, so that it can put a
 * fresh form into the dialog. Returns since when the visitor could type, in epoch milliseconds: since the
 * dialog was opened, or the page, whose form need not wait for its scripts.
 */
export function useIslandOpen(place: RefObject<HTMLElement | null>, onOpen: () => void) {
  const opened = useRef(0);
  const latest = useRef(onOpen);
  latest.current = onOpen;

  useEffect(() => {
    opened.current = performance.timeOrigin;
    const island = place.current?.closest('[data-island]');
    const open = (event: Event) => {
      // A dialog may be open, and typed into, before its scripts have come; or closed again.
      const early = place.current?.querySelector('dialog');
      if (early && !early.open) return;
      opened.current = performance.timeOrigin + event.timeStamp;
      latest.current();
      const dialog = place.current?.querySelector('dialog');
      if (dialog && !dialog.open) openDialog(dialog);
      // Already on the form's own page: the call to action leads to its first question.
      if (!dialog)
        place.current?.querySelector<HTMLElement>('form :is(input, select)[id]')?.focus();
    };
    island?.addEventListener('island:open', open);
    return () => island?.removeEventListener('island:open', open);
  }, [place]);

  return () => opened.current;
}
