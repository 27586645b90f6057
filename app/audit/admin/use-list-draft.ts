import { useEffect, useMemo, useRef, useState } from 'react';
import type { PlaceOf } from './conflict-place.ts';
import type { DraftList, DraftVersions } from './draft-parts.ts';

type Newest<Draft> = { draft: Draft; revision: number; deleted: unknown };
type Reply<Draft> = {
  done?: unknown;
  typed?: Draft;
  conflict?: { revision: number };
  theirs?: Draft;
  revision?: number;
};

type Given<Draft, Item extends { id: string }, Answer extends Reply<Draft>> = {
  newest: Newest<Draft>;
  reply: Answer | undefined;
  list: DraftList<Draft, Item>;
  places: (versions: DraftVersions<Draft>) => PlaceOf;
  /** Whether what a refused reply brings back takes the place of the draft. */
  replaces?: (reply: Answer) => boolean;
};

/** What was typed while a save was under way, with the ids that new items have by now. */
function carriedOver<Draft, Item extends { id: string }>(
  { items, withItems }: DraftList<Draft, Item>,
  { typed, sent, saved }: { typed: Draft; sent: Draft; saved: Draft },
): Draft {
  if (typed === sent) return saved;
  const ids = new Map(items(sent).map(({ id }, index) => [id, items(saved)[index]?.id]));
  return withItems(
    typed,
    items(typed).map((one) => ({ ...one, id: ids.get(one.id) ?? one.id })),
  );
}

/**
 * The draft of a row with a list whose items are typed, moved and saved together. What the database holds is
 * taken over whenever nothing would be lost by it.
 */
export function useListDraft<Draft, Item extends { id: string }, Answer extends Reply<Draft>>({
  newest,
  reply,
  list,
  places,
  replaces,
}: Given<Draft, Item, Answer>) {
  const [base, setBase] = useState({
    draft: newest.draft,
    // A draft that came back was made on the revision that it names.
    revision: reply?.revision ?? newest.revision,
  });
  const [draft, setDraft] = useState(reply?.typed ?? newest.draft);
  const [said, say] = useState('');
  const focus = useRef<string | null>(null);
  const sent = useRef<Draft | null>(null);
  const heard = useRef(reply);
  const dirty = JSON.stringify(draft) !== JSON.stringify(base.draft);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what comes from the server is heard
  useEffect(() => {
    if (reply && reply !== heard.current) {
      heard.current = reply;
      const { typed } = reply;
      if (!typed) return;
      if (reply.done) {
        setBase({ draft: typed, revision: reply.revision ?? newest.revision });
        setDraft(carriedOver(list, { typed: draft, sent: sent.current ?? draft, saved: typed }));
      } else if (replaces?.(reply)) setDraft(typed);
      return;
    }
    if (newest.revision > base.revision && !dirty && !newest.deleted) {
      setBase({ draft: newest.draft, revision: newest.revision });
      setDraft(newest.draft);
    }
  }, [newest.revision, reply]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: laid out by what both had begun with
  const placeOf = useMemo(() => {
    if (!reply?.conflict || !reply.typed || !reply.theirs) return undefined;
    const { typed: mine, theirs } = reply;
    return places({ base: base.draft, mine, theirs, change: setDraft });
  }, [reply]);

  // Once every line has been laid out, what is typed on stands on the colleague's version.
  useEffect(() => {
    if (!reply?.conflict || !reply.theirs) return;
    setBase({ draft: reply.theirs, revision: reply.conflict.revision });
  }, [reply]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once the draft is on the screen
  useEffect(() => {
    if (focus.current) document.getElementById(focus.current)?.focus();
    focus.current = null;
  }, [draft]);

  return {
    draft,
    dirty,
    said,
    revision: base.revision,
    placeOf,
    change: (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })),
    changeItem: (id: string, part: Partial<Item>) =>
      setDraft((now) =>
        list.withItems(
          now,
          list.items(now).map((one) => (one.id === id ? { ...one, ...part } : one)),
        ),
      ),
    /** Puts another draft in place of this one; says so aloud, and moves the focus to the element of this id. */
    edited: (next: Draft, { focusId, words }: { focusId: string | null; words: string }) => {
      focus.current = focusId;
      say(words);
      setDraft(next);
    },
    restore: setDraft,
    /** To be called when the form is sent. */
    onSend: () => {
      sent.current = draft;
    },
  };
}
