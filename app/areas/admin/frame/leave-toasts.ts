import { useEffect } from 'react';

const TOASTS = '[data-sonner-toaster]';
const STOPS = 'li, button, a[href]';

/** Forward from the last stop of the toasts, which stand last in the document, to its first. */
function goOn(event: KeyboardEvent): void {
  const { key, shiftKey, target } = event;
  if (key !== 'Tab' || shiftKey || !(target instanceof HTMLElement)) return;
  const stops = target.closest(TOASTS)?.querySelectorAll<HTMLElement>(STOPS) ?? [];
  if ([...stops].filter(({ tabIndex }) => tabIndex >= 0).at(-1) !== target) return;
  event.preventDefault();
  // The list gives the focus back here, once, instead of after the next lines.
  target.blur();
  document.querySelector<HTMLElement>('a[href]')?.focus();
}

/**
 * Lets the keyboard leave the toasts. Their list gives the focus back to where it came from whenever
 * it leaves, which is right when a toast closes; to who goes on with Tab the page would end in a
 * circle of its last button and the toast for as long as that one stands.
 */
export function useWayOutOfToasts(): void {
  useEffect(() => {
    document.addEventListener('keydown', goOn);
    return () => document.removeEventListener('keydown', goOn);
  }, []);
}
