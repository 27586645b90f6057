import { type RefObject, useEffect, useRef } from 'react';
import { draftOf, onDraftAdded, textBelow } from './drafts.ts';

type Options = {
  field: RefObject<HTMLTextAreaElement | null>;
  /** The name under which the draft is stored; none where nothing is. */
  draft: string | undefined;
  /** A text that is offered, not typed: a stored draft replaces it. */
  suggested: string | undefined;
  /** After the stored draft was put into the field. */
  restored: (box: HTMLTextAreaElement) => void;
  /** After the text was changed otherwise. */
  changed: (box: HTMLTextAreaElement) => void;
};

/** Fills a field with its stored draft, and with texts that are added to that. */
export function useComposerDraft({ field, draft, suggested, restored, changed }: Options): void {
  const put = useRef({ restored, changed });
  put.current = { restored, changed };
  const offered = useRef<string>(undefined);

  // Text in the field before hydration counts as typed.
  useEffect(() => {
    const box = field.current;
    if (!box || !draft || (box.value && box.value !== suggested)) return;
    const stored = draftOf(draft);
    if (!stored) return;
    box.value = stored;
    put.current.restored(box);
  }, [field, draft, suggested]);

  // A suggestion that is withdrawn leaves the field, unless somebody has changed it.
  useEffect(() => {
    const box = field.current;
    const before = offered.current;
    offered.current = suggested;
    if (!box || !before || suggested !== undefined || box.value !== before) return;
    box.value = '';
    put.current.changed(box);
  }, [field, suggested]);

  useEffect(() => {
    if (!draft) return;
    return onDraftAdded(draft, (text) => {
      const box = field.current;
      if (!box) return;
      box.value = textBelow(box.value, text);
      put.current.changed(box);
    });
  }, [field, draft]);
}
