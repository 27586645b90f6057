import { type ExternalToast, toast } from 'sonner';

/** Ids of the visible notices, by their kind. */
const visible = new Map<string, string>();
let count = 0;

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
  toast[tone](title, { ...more, id, onAutoClose: leaves, onDismiss: leaves });
  return id;
}
