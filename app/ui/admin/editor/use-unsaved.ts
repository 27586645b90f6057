import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { changedNames, contentOf, drawnContent, type FormContent } from './form-content.ts';

/** Kinds of replies after which the sent values are the saved ones. */
const SAVED_KINDS = new Set(['saved', 'undone', 'moved', 'returned']);

/** Editors reply with a reply of a command, with what was done, or with a kind. */
export function isSaved(reply: unknown): boolean {
  if (typeof reply !== 'object' || reply === null) return false;
  if ('ok' in reply) return reply.ok === true;
  if ('kind' in reply) return SAVED_KINDS.has(String(reply.kind));
  return 'done' in reply && Boolean(reply.done);
}

const NOTHING: FormContent = new Map();

/**
 * Which fields of a form hold unsaved input: compared with their values at the first render, and then with
 * what was last sent and saved. Changing a value back leaves nothing to save.
 */
export function useUnsaved(form: RefObject<HTMLFormElement | null>, reply: unknown) {
  const [unsaved, setUnsaved] = useState(false);
  const saved = useRef(NOTHING);
  const sent = useRef<FormContent>(undefined);
  /** Names of the fields that differ right now. */
  const changed = useCallback(
    () => (form.current ? changedNames(saved.current, contentOf(form.current)) : []),
    [form],
  );
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    saved.current = drawnContent(element);
    let frame = 0;
    // A frame later: after any change of the fields by a button, and after React has handled the input
    // itself, which would rerender a controlled field with its old value if it ran sooner.
    const compare = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setUnsaved(changed().length > 0));
    };
    const send = () => {
      sent.current = contentOf(element);
    };
    // Typed before the scripts had loaded, it is unsaved, too.
    compare();
    element.addEventListener('input', compare);
    element.addEventListener('click', compare);
    element.addEventListener('submit', send);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('input', compare);
      element.removeEventListener('click', compare);
      element.removeEventListener('submit', send);
    };
  }, [form, changed]);
  useEffect(() => {
    if (!isSaved(reply) || sent.current === undefined) return;
    saved.current = sent.current;
    setUnsaved(changed().length > 0);
  }, [reply, changed]);
  return { unsaved, changed };
}
