import { useState } from 'react';

/** A reply that may carry the form's new revision. */
type Answer = { revision?: number | undefined };

/**
 * The revision of an edit form: that of its data, then that of its own saves. A live screen reloads while the user types. The newer revision must not be posted with text that was written
 * over the older row.
 */
export function useHeldRevision(revision: number, answer?: Answer): number {
  const [held, hold] = useState({ revision, answer: undefined as Answer | undefined });
  if (answer && answer !== held.answer) {
    const next = { revision: answer.revision ?? held.revision, answer };
    hold(next);
    return next.revision;
  }
  return held.revision;
}

type Props = { revision: number; answer?: Answer | undefined };

/** The revision as a form sends it. */
export function ReadRevision({ revision, answer }: Props) {
  return <input type="hidden" name="revision" value={useHeldRevision(revision, answer)} />;
}
