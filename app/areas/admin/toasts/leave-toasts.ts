import { useEffect } from 'react';

const TOASTS = '[data-sonner-toaster]';
const STOPS = 'li, button, a[href]';

/** Forward from the last stop of the toasts, which are last in the document, to its first. */
function goOn(event: KeyboardEvent): void {
  const { key, shiftKey, target } = event;
  if (key !== 'Tab' || shiftKey || !(target instanceof HTMLElement)) return;
  const stops = target.closest(TOASTS)?.querySelectorAll<HTMLElement>(STOPS) ?? [];
  if ([...stops].filter(({ tabIndex }) => tabIndex >= 0).at(-1) !== target) return;
  event.preventDefault();
  // Restores the focus of the list once, here.
  target.blur();
  document.querySelector<HTMLElement>('a[href]')?.focus();
}

/** The focus goes where it was sent, as by a key that opens a composer, and not back to its origin. */
function goOut({ target, relatedTarget }: FocusEvent): void {
  if (!(target instanceof Element && relatedTarget instanceof HTMLElement)) return;
  if (target.closest(TOASTS) && !relatedTarget.closest(TOASTS)) relatedTarget.focus();
}

/**
 * Lets the focus leave the toasts. Their list returns the focus to its origin whenever it leaves, which
 * is right when a toast closes. With Tab it would trap the user between the page's last button and the
 * toast, as long as that one stands.
 */
export function useLeaveToasts(): void {
  useEffect(() => {
    document.addEventListener('keydown', goOn);
    document.addEventListener('focusout', goOut);
    return () => {
      document.removeEventListener('keydown', goOn);
      document.removeEventListener('focusout', goOut);
    };
  }, []);
}
