import { type ExternalToast, toast } from 'sonner';

/** Ids of the visible notices, by their kind. */
const visible = new Map<string, string>();
let count = 0;

/** How long a toast with a button stays: longer than others, since the button is far away without a mouse. */
export const UNDO_MS = 10_000;

type Tone = 'success' | 'error' | 'message';

/**
 * Replaces the visible toast of the same kind. Not by an update of its text: the toast would close at its
 * old time, before the new text was read. Returns the id that dismisses it.
 */
export function showNotice(
  kind: string,
  tone: Tone,
  title: string,
  more: ExternalToast = {},
): string {
  const before = visible.get(kind);
  if (before) toast.dismiss(before);
  count += 1;
  const id = `${kind} ${count}`;
  const leaves = () => {
    if (visible.get(kind) === id) visible.delete(kind);
  };
  visible.set(kind, id);
  const time = more.action ? { duration: UNDO_MS } : {};
  toast[tone](title, { ...time, ...more, id, onAutoClose: leaves, onDismiss: leaves });
  return id;
}

/** Presses the button of the newest toast, for users without a mouse; nothing where it has none. */
export function pressUndo(): void {
  document
    .querySelector<HTMLButtonElement>(
      '[data-sonner-toast][data-front="true"][data-removed="false"] [data-action]',
    )
    ?.click();
}
