type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (place: HTMLElement) => [
  ...place.querySelectorAll<Control>('input:not([type=hidden],[type=file]),textarea,select'),
];

/**
 * Notes what is typed and ticked in a form and where the focus is. The function it returns puts all of it
 * back if the controls have been rendered anew since; React does that where the page differs from what
 * it expects, as after a translation of single words.
 */
export function rememberFields(place: HTMLElement): () => void {
  const before = controlsOf(place);
  const focused = before.indexOf(document.activeElement as Control);
  return () => {
    if (before.every((control) => control.isConnected)) return;
    const after = controlsOf(place);
    before.forEach((control, at) => {
      const now = after[at];
      if (!now || now.name !== control.name) return;
      now.value = control.value;
      if (now instanceof HTMLInputElement && control instanceof HTMLInputElement)
        now.checked = control.checked;
    });
    after[focused]?.focus();
  };
}
