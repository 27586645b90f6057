import { type FocusEvent, useEffect, useState } from 'react';

/** Each `<form> <control>` that got the focus since the last report of counts, also of forms that are gone. */
let reached: string[] = [];

function addToReport(event: Event): void {
  const { detail } = event as CustomEvent<{ parts?: string[] }>;
  detail.parts = reached;
  reached = [];
}

/** Counts questions, by their names, and steps, by their headings, once each. Returns the form's `onFocus`. */
export function useReachedParts(form: string) {
  const [seen] = useState(() => new Set<EventTarget>());
  // The same function is added once, however many forms there are.
  useEffect(() => document.addEventListener('site:vitals', addToReport), []);
  return ({ target }: FocusEvent<HTMLFormElement>) => {
    if (seen.has(target)) return;
    seen.add(target);
    const { name, id } = target as Partial<HTMLInputElement>;
    reached.push(`${form} ${name ?? id}`);
  };
}
