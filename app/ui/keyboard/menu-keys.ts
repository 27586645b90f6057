import { foldText } from '#app/i18n/fold-text.ts';
import { stepOf } from './step-keys.ts';

/*
 * The keys of every menu and picker: arrows, Home and End go through its items, letters to the item that begins
 * with them, the right arrow opens a part of it and the left one closes it. Choices stay with Enter and Space, and
 * Escape with whatever opened the menu.
 */

/** What is beside an item is reached from it by Tab. */
const ITEMS =
  'a[href], button:not([data-beside], :disabled), summary, input:not([type=hidden], [data-beside], :disabled), select, [tabindex="0"]';
/** Fields whose own keys are needed for what is typed or chosen in them. */
const TYPED_INTO = 'input:not([type=radio], [type=checkbox]), select, textarea';

/** How long a pause may be within a typed word. */
const PAUSE_MS = 700;

let typed = '';
let typedAt = 0;

const itemsOf = (panel: HTMLElement): HTMLElement[] =>
  [...panel.querySelectorAll<HTMLElement>(ITEMS)].filter((item) => item.checkVisibility());

const textOf = (item: HTMLElement): string => {
  const label = item instanceof HTMLInputElement ? item.labels?.[0]?.textContent : undefined;
  return foldText((item.ariaLabel ?? label ?? item.textContent ?? '').trim());
};

/** The next item that begins with what was typed so far; the same letter again goes to the one after it. */
function typeAhead(
  items: readonly HTMLElement[],
  at: number,
  key: string,
): HTMLElement | undefined {
  const now = performance.now();
  typed = now - typedAt > PAUSE_MS ? key : typed + key;
  typedAt = now;
  const sought = foldText(typed);
  const same = [...sought].every((letter) => letter === sought[0]);
  const prefix = same ? (sought[0] ?? '') : sought;
  // A longer prefix may still be of the current item.
  const start = at + (same ? 1 : 0);
  return items
    .map((_, index) => items[(Math.max(start, 0) + index) % items.length])
    .find((item) => item && textOf(item).startsWith(prefix));
}

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'target' | 'preventDefault'
>;

/** Moves the focus in an open panel; true where the key was one of the menu's. */
export function pressInMenu(panel: HTMLElement, press: Press): boolean {
  const { key, target } = press;
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing) return false;
  if (!(target instanceof HTMLElement) || target.matches(TYPED_INTO)) return false;
  const items = itemsOf(panel);
  const at = items.indexOf(target);
  const part = target.closest('details');
  const inner = part && part !== panel && panel.contains(part) ? part : undefined;
  let next: HTMLElement | undefined;
  if (key === 'ArrowRight' && target.matches('summary') && inner) {
    inner.open = true;
    next = itemsOf(inner)[1];
  } else if (key === 'ArrowLeft' && inner) {
    inner.open = false;
    next = inner.querySelector('summary') ?? undefined;
  } else if (key.length === 1 && key !== ' ') {
    next = typeAhead(items, at, key);
    // No letter is a key of the screen behind, either.
    press.preventDefault();
  } else {
    typed = '';
    const index = stepOf(key, at, items.length);
    next = index === undefined ? undefined : items[index];
  }
  if (!next) return false;
  press.preventDefault();
  next.focus();
  return true;
}

const summaryOf = (fold: HTMLDetailsElement) => fold.querySelector<HTMLElement>(':scope > summary');

/**
 * The keys of a menu that is a `details`: the arrows on its button open it, Escape closes it and returns the focus
 * to the button, and in between `pressInMenu`. True where no other listener may use the key.
 */
export function pressOnFold(fold: HTMLDetailsElement, press: Press): boolean {
  const summary = summaryOf(fold);
  if (!summary) return false;
  if (press.key === 'Escape' && fold.open) {
    press.preventDefault();
    fold.open = false;
    summary.focus();
    return true;
  }
  const panel = summary.nextElementSibling;
  if (!(panel instanceof HTMLElement)) return false;
  if (press.target !== summary) return pressInMenu(panel, press);
  if (press.key !== 'ArrowDown' && press.key !== 'ArrowUp') return false;
  press.preventDefault();
  fold.open = true;
  itemsOf(panel)
    .at(press.key === 'ArrowDown' ? 0 : -1)
    ?.focus();
  return false;
}
