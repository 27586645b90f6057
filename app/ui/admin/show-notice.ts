import { type ExternalToast, toast } from 'sonner';

/** Ids of the notices that stand, by their kind. */
const standing = new Map<string, string>();
let told = 0;

type Tone = 'success' | 'error' | 'message';

/**
 * Shows a toast in the place of the one of the same kind that stands. Never by giving that one new
 * words: it would take them along when its own time is over, before anybody has read them. Returns what
 * the toast is dismissed by.
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
