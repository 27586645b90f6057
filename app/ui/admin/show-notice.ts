import { type ExternalToast, toast } from 'sonner';

/** Ids of the visible notices, by their kind. */
const standing = new Map<string, string>();
let told = 0;

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
  const before = standing.get(kind);
  if (before) toast.dismiss(before);
  told += 1;
  const id = `${kind} ${told}`;
  const leaves = () => {
    if (standing.get(kind) === id) standing.delete(kind);
  };
  standing.set(kind, id);
  toast[tone](title, { ...more, id, onAutoClose: leaves, onDismiss: leaves });
  return id;
}
