import { useEffect, useRef } from 'react';
import { showNotice } from '../show-notice.ts';

const UNDO_MS = 10_000;

type Undo = {
  label: string;
  /** Finds the button at the foot that does the same, and stays when the toast has gone. */
  button: string;
};

/** The answer of each kind that was told last: an editor that is drawn anew does not tell it again. */
const told = new Map<string, string>();

/**
 * Says in a toast, wherever the eye is, that what was sent is kept, with the way back where there is
 * one. Told once an answer; what failed is the foot's to say, for as long as it has to be mended.
 */
export function useSavedToast(
  kind: string,
  reply: unknown,
  title: string | false | undefined,
  undo?: Undo,
): void {
  const words = useRef({ title, undo });
  words.current = { title, undo };
  useEffect(() => {
    const { title: said, undo: way } = words.current;
    const answer = JSON.stringify(reply);
    if (!reply || !said || told.get(kind) === answer) return;
    told.set(kind, answer);
    const back = way && {
      duration: UNDO_MS,
      action: {
        label: way.label,
        onClick: () => document.querySelector<HTMLButtonElement>(way.button)?.click(),
      },
    };
    showNotice(kind, 'success', said, back ?? {});
  }, [kind, reply]);
}
