import { type RefObject, useLayoutEffect } from 'react';
import { type Caret, caretIn, focusAt } from './caret.ts';
import { changedNames, contentOf, type FormContent, putInto } from './form-content.ts';

type Place = { id: string; name: string | null; value: string | null; caret: Caret | undefined };
type Carried = {
  of: string;
  typed: (readonly [string, readonly string[]])[];
  place: Place | undefined;
};

/** Left by an editor that its own save replaces, for the editor that replaces it in the same commit. */
let carried: Carried | undefined;

/** The value that tells buttons of one name apart. */
const buttonValue = (element: Element) =>
  element instanceof HTMLButtonElement ? element.value : null;

/** The control with the focus. */
function placeIn(form: HTMLFormElement): Place | undefined {
  const element = document.activeElement;
  if (!element || !form.contains(element)) return undefined;
  const [name, value] = [element.getAttribute('name'), buttonValue(element)];
  return { id: element.id, name, value, caret: caretIn(element) };
}

function returnTo(form: HTMLFormElement, { id, name, value, caret }: Place): void {
  const isSame = (one: Element) =>
    id ? one.id === id : one.getAttribute('name') === name && buttonValue(one) === value;
  // Without the hidden button that Enter presses.
  const target = [...form.elements].find((one) => isSame(one) && !one.ariaHidden);
  if (target instanceof HTMLElement) focusAt(target, caret);
}

/**
 * An editor that is rendered anew by its own save keeps what was typed while the save was under way, the
 * focus and the caret.
 */
export function useCarriedInput(form: RefObject<HTMLFormElement | null>, of: string | undefined) {
  useLayoutEffect(() => {
    const element = form.current;
    if (!element || of === undefined) return;
    if (carried?.of === of) {
      for (const [name, values] of carried.typed) putInto(element, name, values);
      if (carried.place) returnTo(element, carried.place);
    }
    carried = undefined;
    let sent: FormContent | undefined;
    const send = () => {
      sent = contentOf(element);
    };
    element.addEventListener('submit', send);
    return () => {
      element.removeEventListener('submit', send);
      if (!sent) return;
      const now = contentOf(element);
      const names = changedNames(sent, now);
      const left: Carried = {
        of,
        typed: names.map((name) => [name, now.get(name) ?? []]),
        place: placeIn(element),
      };
      carried = left;
      // The next editor is laid out before that, or not at all.
      queueMicrotask(() => {
        if (carried === left) carried = undefined;
      });
    };
  }, [form, of]);
}
