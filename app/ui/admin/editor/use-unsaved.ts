import { type RefObject, useEffect, useRef, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isControl = (element: Element): element is Control =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  // What a form carries unseen is not the person's: the revision that she read, the way back.
  (element instanceof HTMLInputElement && element.type !== 'hidden');

/** What somebody has typed and chosen, to be compared; of a file, which one it is. */
function contentOf(form: HTMLFormElement): string {
  const seen = new Set([...form.elements].filter(isControl).map(({ name }) => name));
  return [...new FormData(form)]
    .filter(([name]) => seen.has(name))
    .map(([name, value]) =>
      value instanceof File ? `${name}=${value.name} ${value.size}` : `${name}=${value}`,
    )
    .join('\n');
}

/** Kinds of answers after which what was sent is what is kept. */
const KEPT = new Set(['saved', 'undone', 'moved']);

/** Editors answer with what was done, or with the kind of their answer. */
function isKept(reply: unknown): boolean {
  if (typeof reply !== 'object' || reply === null) return false;
  if ('kind' in reply) return KEPT.has(String(reply.kind));
  return 'done' in reply && Boolean(reply.done);
}

/**
 * Whether a form holds anything that is not kept yet: what it held when it was drawn, and then what was
 * last sent and saved. Whoever changes it back has nothing to save.
 */
export function useUnsaved(form: RefObject<HTMLFormElement | null>, reply: unknown): boolean {
  const [unsaved, setUnsaved] = useState(false);
  const kept = useRef('');
  const sent = useRef<string>(undefined);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    kept.current = contentOf(element);
    let frame = 0;
    // A frame later: after whatever a button does to the fields, and after React has heard of the input
    // itself, which would draw a controlled field as it was before if it were made to draw sooner.
    const compare = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setUnsaved(contentOf(element) !== kept.current));
    };
    const send = () => {
      sent.current = contentOf(element);
    };
    element.addEventListener('input', compare);
    element.addEventListener('click', compare);
    element.addEventListener('submit', send);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('input', compare);
      element.removeEventListener('click', compare);
      element.removeEventListener('submit', send);
    };
  }, [form]);
  useEffect(() => {
    const element = form.current;
    if (!element || !isKept(reply) || sent.current === undefined) return;
    kept.current = sent.current;
    setUnsaved(contentOf(element) !== kept.current);
  }, [form, reply]);
  return unsaved;
}
