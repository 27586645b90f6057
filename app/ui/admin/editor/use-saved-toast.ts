import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { showNotice } from '../show-notice.ts';

type Undo = {
  label: string;
  /** Finds the button of the screen that does the same, visible or not. */
  button: string;
};

/** What was reported, and where: neither another rendering nor back navigation reports it again. */
const reported = new WeakSet<object>();
const reportedAt = new Set<string>();

/** Reports in a toast that something was saved, with an undo where there is one; once per reply. A failure
 * stays on the screen until it is fixed. */
export function useSavedToast(
  kind: string,
  reply: object | undefined,
  title: string | false | undefined,
  undo?: Undo,
): void {
  const { key } = useLocation();
  const words = useRef({ title, undo, key });
  words.current = { title, undo, key };
  useEffect(() => {
    const { title: text, undo: way, key: at } = words.current;
    if (!reply || !text) return;
    const report = `${kind} ${at} ${JSON.stringify(reply)}`;
    if (reported.has(reply) || reportedAt.has(report)) return;
    reported.add(reply);
    reportedAt.add(report);
    const back = way && {
      action: {
        label: way.label,
        onClick: () => document.querySelector<HTMLButtonElement>(way.button)?.click(),
      },
    };
    showNotice(kind, 'success', text, back ?? {});
  }, [kind, reply]);
}
