import { type SetStateAction, useEffect, useMemo, useRef, useState } from 'react';
import { postedIn, type Refused } from '#app/ui/admin/action-reply.ts';
import type { PlaceOf } from './conflict-place.ts';
import type { DraftList, DraftVersions } from './draft-parts.ts';
import { focusAfterSave, focusOn, type NextFocus } from './focus-after-save.ts';

type Newest<Draft> = { draft: Draft; revision: number; deleted: unknown };
type Conflict<Draft> = { conflict: { revision: number }; theirs?: Draft };
type Reply<Draft> = Partial<Conflict<Draft>> & { done?: true; typed?: Draft; revision?: number };

type SaveReply<Draft, Details> =
  | { ok: true; data: { typed: Draft; revision: number } }
  | Refused<string, string, Details>;

/** What is typed, its revision and the other side of a conflict, as the reply to a save has them. */
export function answerOf<Draft, Details extends object>(
  reply: SaveReply<Draft, Details>,
  draftIn: (form: FormData) => Draft,
): Reply<Draft> & Partial<Details> {
  if (reply.ok) return { done: true, ...reply.data } as Reply<Draft> & Partial<Details>;
  const revision = Number(reply.values['revision'] ?? 0);
  const answer = { typed: draftIn(postedIn(reply)), revision, ...reply.details };
  return answer as Reply<Draft> & Partial<Details>;
}

type Given<Draft, Item extends { id: string }, Answer extends Reply<Draft>> = {
  newest: Newest<Draft>;
  reply: Answer | undefined;
  list: DraftList<Draft, Item>;
  places: (versions: DraftVersions<Draft>) => PlaceOf;
  /** Whether the values of a refused reply replace the draft. */
  replaces?: (reply: Answer) => boolean;
};

/** The ids of saved items, by those that the items had when they were sent. */
const savedIds = <Draft, Item extends { id: string }>(
  { items }: DraftList<Draft, Item>,
  { sent, saved }: { sent: Draft; saved: Draft },
) => new Map(items(sent).map(({ id }, index) => [id, items(saved)[index]?.id ?? id]));

/** What was typed during a save, with the ids that new items have by now. */
function carriedOver<Draft, Item extends { id: string }>(
  { items, withItems }: DraftList<Draft, Item>,
  { typed, sent, saved }: { typed: Draft; sent: Draft; saved: Draft },
  ids: ReadonlyMap<string, string>,
): Draft {
  if (typed === sent) return saved;
  return withItems(
    typed,
    items(typed).map((one) => ({ ...one, id: ids.get(one.id) ?? one.id })),
  );
}

/**
 * The draft of a row with a list whose items are typed, moved and saved together. The data of the database
 * replaces it whenever nothing would be lost by that.
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
    // A restored draft belongs to the revision that it names.
    revision: reply?.revision ?? newest.revision,
  });
  const [draft, setDraft] = useState(reply?.typed ?? newest.draft);
  const [announced, say] = useState('');
  const focus = useRef<NextFocus | null>(null);
  const sent = useRef<Draft | null>(null);
  const handled = useRef(reply);
  const dirty = JSON.stringify(draft) !== JSON.stringify(base.draft);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only for data of the server
  useEffect(() => {
    if (reply && reply !== handled.current) {
      handled.current = reply;
      const { typed } = reply;
      if (!typed) return;
      if (reply.done) {
        setBase({ draft: typed, revision: reply.revision ?? newest.revision });
        const versions = { typed: draft, sent: sent.current ?? draft, saved: typed };
        const ids = savedIds(list, versions);
        focus.current = focusAfterSave(ids);
        setDraft(carriedOver(list, versions, ids));
        sent.current = null;
      } else if (replaces?.(reply)) setDraft(typed);
      return;
    }
    if (newest.revision > base.revision && !dirty && !newest.deleted) {
      setBase({ draft: newest.draft, revision: newest.revision });
      setDraft(newest.draft);
    }
  }, [newest.revision, reply]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: laid out by the common base
  const placeOf = useMemo(() => {
    if (!reply?.conflict || !reply.typed || !reply.theirs) return undefined;
    const { typed: mine, theirs } = reply;
    return places({ base: base.draft, mine, theirs, change: setDraft });
  }, [reply]);

  // Once every line has been laid out, further input is based on the colleague's version.
  useEffect(() => {
    if (!reply?.conflict || !reply.theirs) return;
    setBase({ draft: reply.theirs, revision: reply.conflict.revision });
  }, [reply]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: queried once the draft is on the screen
  useEffect(() => {
    if (focus.current) focusOn(focus.current);
    focus.current = null;
  }, [draft]);

  return {
    draft,
    dirty,
    announced,
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
    /** Replaces this draft with another one; announces it, and moves the focus to the element of this id. */
    edited: (
      next: SetStateAction<Draft>,
      { focusId, words }: { focusId: string | null; words?: string | undefined },
    ) => {
      focus.current = focusId === null ? null : { id: focusId };
      if (words !== undefined) say(words);
      setDraft(next);
    },
    restore: setDraft,
    /** To be called when the form is sent. */
    onSend: () => {
      sent.current = draft;
    },
  };
}
