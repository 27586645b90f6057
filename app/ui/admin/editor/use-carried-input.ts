import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { type Caret, caretIn, focusAt } from './caret.ts';
import { changedNames, contentOf, type FormContent, putInto } from './form-content.ts';

type Place = { id: string; name: string | null; value: string | null; caret: Caret | undefined };
/** What a field held when its form was replaced. */
type Typed = {
  name: string;
  values: readonly string[];
  /** The value that the form began with, and whether the typed one had been sent. */
  first: readonly string[];
  sent: boolean;
};
type Carried = { typed: readonly Typed[]; place: Place | undefined };

type Options = {
  /** Also carries what was typed before any save: for forms that a change by a colleague renders anew. */
  unsent?: boolean;
  /** Called where the newer row has another value than the typed one, in a field that the colleague changed. */
  onOvertaken?: () => void;
};

/** Left by the editors of records that are rendered anew, for those that replace them in the same commit. */
const carried = new Map<string, Carried>();

const isSame = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify(one) === JSON.stringify(other);

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
  // Without the hidden button that Enter presses.
  const controls = [...form.elements].filter((one) => !one.ariaHidden);
  // An id that React makes up is another one in the new form.
  const target =
    controls.find((one) => id && one.id === id) ??
    controls.find((one) => name && one.getAttribute('name') === name && buttonValue(one) === value);
  if (target instanceof HTMLElement) focusAt(target, caret);
}

/** Puts what was typed into the new form. Returns whether a colleague had changed one of these fields. */
function putTyped(form: HTMLFormElement, typed: readonly Typed[]): boolean {
  const fresh = contentOf(form);
  let overtaken = false;
  for (const { name, values, first, sent } of typed) {
    const now = fresh.get(name) ?? [];
    const changed = !isSame(now, first);
    // The save has been accepted: the row has what was sent, perhaps in another notation.
    if (sent && changed) continue;
    if (changed && !isSame(now, values)) overtaken = true;
    putInto(form, name, values);
    for (const control of form.querySelectorAll(`[name="${CSS.escape(name)}"]`)) {
      const fold = control.closest('details');
      if (fold) fold.open = true;
    }
  }
  return overtaken;
}

/**
 * An editor that is rendered anew keeps what was typed meanwhile, the focus and the caret: what was typed
 * while its own save was under way, and with `unsent` everything that was not saved. `of` names the record.
 */
export function useCarriedInput(
  form: RefObject<HTMLFormElement | null>,
  of: string | undefined,
  { unsent = false, onOvertaken }: Options = {},
) {
  const overtake = useEffectEvent(() => onOvertaken?.());
  useLayoutEffect(() => {
    const element = form.current;
    if (!element || of === undefined) return;
    const first = contentOf(element);
    const left = carried.get(of);
    if (left) {
      if (putTyped(element, left.typed)) overtake();
      if (left.place) returnTo(element, left.place);
    }
    carried.delete(of);
    let sent: FormContent | undefined;
    const send = () => {
      sent = contentOf(element);
    };
    element.addEventListener('submit', send);
    return () => {
      element.removeEventListener('submit', send);
      const from = unsent ? first : sent;
      if (!from) return;
      const now = contentOf(element);
      const left: Carried = {
        typed: changedNames(from, now).map((name) => {
          const values = now.get(name) ?? [];
          const wasSent = sent !== undefined && isSame(sent.get(name) ?? [], values);
          return { name, values, first: first.get(name) ?? [], sent: wasSent };
        }),
        place: placeIn(element),
      };
      carried.set(of, left);
      // The next editor is laid out before that, or not at all.
      queueMicrotask(() => {
        if (carried.get(of) === left) carried.delete(of);
      });
    };
  }, [form, of, unsent]);
}
