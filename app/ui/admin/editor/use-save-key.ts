import { type RefObject, useEffect } from 'react';

/** Ctrl or ⌘ with S saves: the form of the focus, or the only one there is. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      const element = form.current;
      if (!element || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      const here = element.contains(document.activeElement);
      if (!here && document.querySelectorAll('form[data-editor]').length > 1) return;
      // Its first button, as Enter in a field would press.
      element.requestSubmit(element.querySelector<HTMLButtonElement>('[type=submit]'));
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [form]);
}
