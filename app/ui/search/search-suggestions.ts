import { SuggestionList } from './suggestion-list.ts';
import type { Suggestions } from './suggestions.ts';

/** A pause in typing, in milliseconds, and the shortest query that is sent. */
const PAUSE_MS = 150;
const SHORTEST = 2;

/**
 * Makes a search box an editable combobox with a list (WAI-ARIA Authoring Practices): arrows point at
 * suggestions, Enter follows one or searches, Escape closes. Any failure leaves the plain box.
 */
export function suggest(form: HTMLFormElement): void {
  const input = form.querySelector('input');
  const address = form.dataset['searchBox'];
  if (!input || !address) return;
  const list = new SuggestionList(input);
  let pause: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;

  const forget = () => {
    clearTimeout(pause);
    asking?.abort();
    asking = undefined;
  };
  const close = () => {
    forget();
    list.close();
  };

  const ask = async () => {
    forget();
    const query = input.value.trim();
    if (query.length < SHORTEST) return list.close();
    const mine = new AbortController();
    asking = mine;
    try {
      const answer = await fetch(`${address}?${new URLSearchParams({ q: query })}`, {
        signal: mine.signal,
      });
      const found = (await answer.json()) as Suggestions;
      // The text has changed, or the box is gone, while the messages were loading.
      if (asking === mine && form.contains(document.activeElement)) list.show(found);
    } catch {
      if (asking === mine) list.close();
    }
  };

  /** Runs the action of a key; false leaves the key to the browser. */
  const act = (key: string): boolean => {
    const { active, isOpen } = list;
    switch (key) {
      case 'ArrowDown':
        if (isOpen) list.step(1);
        else void ask();
        return true;
      case 'ArrowUp':
        if (isOpen) list.step(-1);
        return isOpen;
      case 'Home':
      case 'End':
        // In the field itself they move the caret.
        if (active) list.point(key === 'Home' ? 0 : list.last);
        return active !== undefined;
      case 'Enter':
        active?.click();
        return active !== undefined;
      case 'Escape':
        close();
        // The next Escape empties the field, as the browser does by itself.
        return isOpen;
      default:
        return false;
    }
  };
  input.addEventListener('keydown', (event) => {
    // During IME composition the keys belong to that.
    if (!event.isComposing && act(event.key)) event.preventDefault();
  });
  input.addEventListener('input', () => {
    clearTimeout(pause);
    list.point(-1);
    pause = setTimeout(ask, PAUSE_MS);
  });
  input.addEventListener('blur', close);
  form.addEventListener('submit', close);
  // Back navigation from a suggestion: the page is unchanged.
  addEventListener('pagehide', close);
  // Text typed before this script had loaded.
  if (input.value !== input.defaultValue) void ask();
}
