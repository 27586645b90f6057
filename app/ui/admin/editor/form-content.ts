type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** What the user has typed and chosen: every visible field, by its name. */
export type FormContent = ReadonlyMap<string, readonly string[]>;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  // Hidden fields are not the user's input: the revision that they read, the undo.
  (element instanceof HTMLInputElement && element.type !== 'hidden');

const textOf = (value: FormDataEntryValue) =>
  value instanceof File ? `${value.name} ${value.size}` : value;

/** The present content of a form; of a file field, the name of its file. */
export function contentOf(form: HTMLFormElement): FormContent {
  const given = new FormData(form);
  const names = new Set([...form.elements].filter(isControl).map(({ name }) => name));
  names.delete('');
  return new Map([...names].map((name) => [name, given.getAll(name).map(textOf)]));
}

/** The initial value of a field, whatever has been typed into it since; of a choice, its initial state. */
function drawnIn(control: Control, now: readonly string[]): readonly string[] {
  if (control.matches(':disabled') || control instanceof HTMLSelectElement) return now;
  if (control instanceof HTMLTextAreaElement) {
    return [control.defaultValue.replace(/\r\n?/g, '\n')];
  }
  if (['checkbox', 'radio'].includes(control.type)) {
    return control.defaultChecked ? [control.value] : [];
  }
  if (['file', 'color', 'range', 'submit'].includes(control.type)) return now;
  return [
    ['email', 'url'].includes(control.type) ? control.defaultValue.trim() : control.defaultValue,
  ];
}

/** The initial content of a form: the user may have typed before its scripts had loaded. */
export function drawnContent(form: HTMLFormElement): FormContent {
  const now = contentOf(form);
  const controls = [...form.elements].filter(isControl);
  return new Map(
    [...now].map(([name, values]) => {
      const same = controls.filter((control) => control.name === name);
      return [name, same.flatMap((control) => drawnIn(control, values))];
    }),
  );
}

/** Names of the fields in which two contents of one form differ. */
export function changedNames(before: FormContent, now: FormContent): string[] {
  const names = new Set([...before.keys(), ...now.keys()]);
  const sent = (content: FormContent, name: string) => JSON.stringify(content.get(name) ?? []);
  return [...names].filter((name) => sent(before, name) !== sent(now, name));
}

/** As if it had been typed: React gets a change only when the element's own setter sets the value. */
function type(control: Control, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  own?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (control instanceof HTMLSelectElement) {
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Puts values into the fields of a name, in their order; boxes and radios are ticked by value. */
export function putInto(form: HTMLFormElement, name: string, values: readonly string[]): void {
  const controls = [...form.elements].filter(isControl).filter((control) => control.name === name);
  let place = 0;
  for (const control of controls) {
    if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
      if (control.checked !== values.includes(control.value)) control.click();
    } else if (!(control instanceof HTMLInputElement && control.type === 'file')) {
      type(control, values[place] ?? '');
      place += 1;
    }
  }
}
