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
 * Lets the keyboard leave the toasts. Their list returns the focus to its origin whenever it leaves, which
 * is right when a toast closes. With Tab it would trap the user between the page's last button and the
 * toast, as long as that one stands.
 */
export function useWayOutOfToasts(): void {
  useEffect(() => {
    document.addEventListener('keydown', goOn);
    return () => document.removeEventListener('keydown', goOn);
  }, []);
}
