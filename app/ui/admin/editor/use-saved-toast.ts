import { useEffect, useRef } from 'react';
import { showNotice } from '../show-notice.ts';

type Undo = {
  label: string;
  /** Finds the button at the foot that does the same, and stays when the toast has closed. */
  button: string;
};

/** The last reported reply of each kind: an editor that is rendered again does not report it again. */
const announced = new Map<string, string>();

/** Whether the screen itself shows it, where it is visible. */
function isInSight(title: string): boolean {
  return [...document.querySelectorAll('main [role="status"]')].some((notice) => {
    const { top, bottom, height } = notice.getBoundingClientRect();
    const isSeen = height > 0 && top >= 0 && bottom <= innerHeight;
    return isSeen && notice.textContent.includes(title);
  });
}

/**
 * Reports in a toast that the change was saved, with an undo where there is one. Once per reply, and not
 * while a visible notice has the same words. A failure is shown in the foot of the editor, until it is
 * fixed.
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
    const { title: text, undo: way } = words.current;
    const answer = JSON.stringify(reply);
    if (!reply || !text || announced.get(kind) === answer) return;
    announced.set(kind, answer);
    if (isInSight(text)) return;
    const back = way && {
      action: {
        label: way.label,
        onClick: () => document.querySelector<HTMLButtonElement>(way.button)?.click(),
      },
    };
    showNotice(kind, 'success', text, back ?? {});
  }, [kind, reply]);
}
