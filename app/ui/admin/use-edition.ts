import { useState } from 'react';

/** What a post of an editor came to; a save says which revision it made. */
type Outcome = { kind: string; revision?: number };

/**
 * Names what an editor was filled with: `of` is what it edits, `revision` that of the data read last.
 * It begins anew with what its own save, or an undo, has made of the row; what a colleague saves
 * meanwhile must not take away what is being typed, nor must a save that comes back while its person
 * writes on. The editor takes `edition` for its key, and both handlers.
 */
export function useEdition(of: string, revision: number, reply: Outcome | undefined) {
  const [begun, begin] = useState({ of, revision, reply, round: 0 });
  const [touched, touch] = useState(false);
  const saved = reply?.kind === 'saved';
  const least = saved ? reply.revision : reply?.kind === 'undone' ? begun.revision + 1 : undefined;
  const renewed = reply !== begun.reply && least !== undefined && revision >= least;
  if (of !== begun.of || renewed) {
    const stays = of === begun.of && saved && touched;
    begin({ of, revision, reply, round: begun.round + (stays ? 0 : 1) });
  }
  return {
    edition: `${begun.of} ${begun.round}`,
    onInput: () => touch(true),
    onSubmit: () => touch(false),
  };
}
