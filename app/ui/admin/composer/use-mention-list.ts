import { type KeyboardEvent, type RefObject, useState } from 'react';
import { stepOf } from '#app/ui/keyboard/step-keys.ts';
import {
  type Mentionable,
  type MentionQuery,
  mentionQueryAt,
  mentionsFor,
  withMention,
} from './mention-query.ts';

type Given = {
  field: RefObject<HTMLTextAreaElement | null>;
  people: readonly Mentionable[];
  /** The text has changed. */
  changed: (box: HTMLTextAreaElement) => void;
  /** A name was put into the text. */
  taken: (person: Mentionable) => void;
};

/** The suggested colleagues while a name is typed, and the keys that step through them. */
export function useMentionList({ field, people, changed, taken }: Given) {
  const [query, setQuery] = useState<MentionQuery | null>(null);
  const [at, setAt] = useState(0);
  const found = query ? mentionsFor(query, people) : [];
  const chosen = found[Math.min(at, found.length - 1)];
  const close = () => setQuery(null);

  /** Reads the text before the caret again. */
  const look = () => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    const next = selectionStart === selectionEnd ? mentionQueryAt(value, selectionStart) : null;
    if (next?.text !== query?.text || next?.start !== query?.start) {
      setQuery(next);
      setAt(0);
    }
  };
  const put = (text: string, caret: number) => {
    const box = field.current;
    if (!box) return;
    box.value = text;
    box.focus();
    box.setSelectionRange(caret, caret);
    changed(box);
  };
  const take = (person: Mentionable) => {
    if (!query || !field.current) return;
    const { text, caret } = withMention(field.current.value, query, person);
    close();
    taken(person);
    put(text, caret);
  };
  /** Begins a name where the caret is. */
  const begin = () => {
    const box = field.current;
    if (!box) return;
    const { value, selectionStart, selectionEnd } = box;
    const before = value.slice(0, selectionStart);
    const sign = /[^\s(]$/.test(before) ? ' @' : '@';
    put(before + sign + value.slice(selectionEnd), before.length + sign.length);
    look();
  };
  /** True where the list has handled the key. */
  const press = (event: KeyboardEvent): boolean => {
    if (found.length === 0 || event.nativeEvent.isComposing) return false;
    const next = event.shiftKey
      ? undefined
      : stepOf(event.key, Math.min(at, found.length - 1), found.length);
    if (next !== undefined) setAt(next);
    else if (event.key === 'Escape') close();
    else if (
      chosen &&
      (event.key === 'Enter' || event.key === 'Tab') &&
      !(event.ctrlKey || event.metaKey || event.shiftKey)
    ) {
      take(chosen);
    } else return false;
    event.preventDefault();
    // Escape closes the list, and not the panel around it.
    event.stopPropagation();
    return true;
  };
  return { found, chosen, look, press, take, begin, close };
}
