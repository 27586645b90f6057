type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (place: ParentNode) => [
  ...place.querySelectorAll<Control>('input:not([type=hidden],[type=file]),textarea,select'),
];

const checkedOf = (control: Control) => control instanceof HTMLInputElement && control.checked;

/** Whether its value differs from the page's. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(
      ({ selected, defaultSelected }) => selected !== defaultSelected,
    );
  if (control instanceof HTMLInputElement && control.checked !== control.defaultChecked)
    return true;
  return control.value !== control.defaultValue;
}

/** By the element's own setter: a value that is set through React's fires no change in React. */
function setValue(control: Control, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  own?.set?.call(control, value);
}

function noted(place: ParentNode) {
  const controls = controlsOf(place);
  const changed = controls.flatMap((control, at) =>
    isChanged(control)
      ? [{ at, name: control.name, value: control.value, checked: checkedOf(control) }]
      : [],
  );
  const focused = controls.indexOf(document.activeElement as Control);
  return { changed, focused, control: controls[focused] };
}

/**
 * Records what is typed and ticked in a page before hydration, and where the focus is. The returned
 * function, called after it, restores that and fires an input event for each: React resets a textarea with
 * a text, rerenders controls where a translation changed single words, and has received none of the events.
 */
export function rememberFields(place: ParentNode & EventTarget): () => void {
  let before = noted(place);
  const noteAgain = () => {
    before = noted(place);
  };
  place.addEventListener('input', noteAgain, true);
  return () => {
    place.removeEventListener('input', noteAgain, true);
    const after = controlsOf(place);
    for (const { at, name, value, checked } of before.changed) {
      const control = after[at];
      if (!control || control.name !== name) continue;
      if (control.value !== value) setValue(control, value);
      if (control instanceof HTMLInputElement && control.checked !== checked)
        control.checked = checked;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (before.control && !before.control.isConnected) after[before.focused]?.focus();
  };
}
