import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import { itemsOf, pressInMenu } from './menu-keys.ts';

const summaryOf = (fold: HTMLDetailsElement) => fold.querySelector<HTMLElement>(':scope > summary');

/**
 * The keys of a menu that is a `details`: the arrows on its button open it, Escape closes it and returns the focus
 * to the button, and in between `pressInMenu`.
 */
export function useMenuKeys(fold: RefObject<HTMLDetailsElement | null>) {
  return useCallback(
    (event: KeyboardEvent) => {
      const details = fold.current;
      const summary = details && summaryOf(details);
      if (!details || !summary) return;
      if (event.key === 'Escape' && details.open) {
        event.preventDefault();
        event.stopPropagation();
        details.open = false;
        summary.focus();
        return;
      }
      const panel = summary.nextElementSibling;
      if (!(panel instanceof HTMLElement)) return;
      if (event.target !== summary) {
        if (pressInMenu(panel, event.nativeEvent)) event.stopPropagation();
        return;
      }
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      details.open = true;
      itemsOf(panel)
        .at(event.key === 'ArrowDown' ? 0 : -1)
        ?.focus();
    },
    [fold],
  );
}
