import { useState } from 'react';
import type { SeoReply } from '../seo-reply.ts';

/**
 * The state of a row that a form stands on: what it was filled with, then what it saved itself.
 * Data that is read anew meanwhile does not count, or the form would overwrite what it never showed.
 * `round` rises once a row that was given up here is gone from the data: the form begins anew.
 */
export function useHeldRevision(revision: number, reply: SeoReply | undefined) {
  const [held, hold] = useState({
    revision,
    reply: undefined as SeoReply | undefined,
    round: 0,
    leaving: false,
  });
  if (reply && reply !== held.reply) {
    hold({ ...held, revision: reply.revision, reply, leaving: reply.done === 'removed' });
  } else if (held.leaving && revision === 0) {
    hold({ ...held, leaving: false, round: held.round + 1 });
  }
  return held;
}
