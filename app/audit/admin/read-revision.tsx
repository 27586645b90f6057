import { useState } from 'react';

/** An answer that may say which revision the form stands on from now on. */
type Answer = { revision?: number | undefined };

/**
 * The revision that an edit form stands on: what it was filled with, then what its own posts say. A
 * live screen reads anew while somebody types: that newer number must not go along with words that
 * were written on the older row.
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
