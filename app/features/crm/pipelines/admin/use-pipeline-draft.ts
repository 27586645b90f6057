import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyEdit } from '../pipeline-draft.ts';
import { pipelinePlaces } from '../pipeline-places.ts';
import type { PipelineDraft, PipelineReply, StaffPipeline, StageDraft } from '../pipelines.ts';

type Saved = { draft: PipelineDraft; revision: number };

/** What was typed while a save was under way, with the ids that its stages have by now. */
function carriedOver(typed: PipelineDraft, sent: PipelineDraft, saved: PipelineDraft) {
  if (typed === sent) return saved;
  const ids = new Map(sent.stages.map(({ id }, index) => [id, saved.stages[index]?.id]));
  return {
    ...typed,
    stages: typed.stages.map((one) => ({ ...one, id: ids.get(one.id) ?? one.id })),
  };
}

/** The element that should have the focus once the draft has changed, by its id. */
function focusAfter(draft: PipelineDraft, next: PipelineDraft, written: string): string | null {
  const [edit, of = ''] = written.split(':');
  const place = Number(of);
  const id = draft.stages[place]?.id;
  const open = next.stages.filter(({ kind }) => kind === 'open');
  if (edit === 'add') return `st-${open.at(-1)?.id}-name`;
  if (edit === 'back') return `st-${of}-name`;
  if (edit === 'up') return `st-${id}-${place === 1 ? 'down' : 'up'}`;
  if (edit === 'down') return `st-${id}-${place === open.length - 2 ? 'up' : 'down'}`;
  const neighbour = open[Math.min(place, open.length - 1)];
  return neighbour ? `st-${neighbour.id}-name` : 'st-add';
}

/**
 * What is typed of a pipeline, moved and saved. What the database holds is taken over whenever nothing
 * would be lost by it.
 */
export function usePipelineDraft(newest: StaffPipeline, reply: PipelineReply | undefined) {
  const { t } = useTranslation('pipelines');
  const [base, setBase] = useState<Saved>({
    draft: newest.draft,
    // A draft that came back was made on the revision that it names.
    revision: reply?.revision ?? newest.revision,
  });
  const [draft, setDraft] = useState(reply?.typed ?? newest.draft);
  const [said, say] = useState('');
  /** A stage that was to go while deals stand in it. */
  const [kept, keep] = useState<string>();
  const focus = useRef<string | null>(null);
  const sent = useRef<PipelineDraft | null>(null);
  const heard = useRef(reply);
  const dirty = JSON.stringify(draft) !== JSON.stringify(base.draft);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what comes from the server is heard
  useEffect(() => {
    if (reply && reply !== heard.current) {
      heard.current = reply;
      if (reply.done && reply.typed) {
        setBase({ draft: reply.typed, revision: reply.revision ?? newest.revision });
        setDraft(carriedOver(draft, sent.current ?? draft, reply.typed));
      } else if (reply.inUse && reply.typed) setDraft(reply.typed);
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
    return pipelinePlaces({ base: base.draft, mine, theirs, change: setDraft });
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

  function tell(written: string, next: PipelineDraft) {
    const [edit, of = ''] = written.split(':');
    const stage = draft.stages[Number(of)] ?? next.stages.find(({ id }) => id === of);
    const name = stage?.name || t('stage.unnamed');
    const place = next.stages.findIndex(({ id }) => id === stage?.id) + 1;
    if (edit === 'add') say(t('stage.added'));
    else if (edit === 'remove') say(t('stage.removed', { name }));
    else if (edit === 'back') say(t('stage.broughtBack', { name }));
    else say(t('stage.moved', { name, place: String(place) }));
  }

  return {
    draft,
    dirty,
    said,
    kept,
    revision: base.revision,
    placeOf,
    change: (part: Partial<PipelineDraft>) => setDraft((now) => ({ ...now, ...part })),
    changeStage: (id: string, part: Partial<StageDraft>) =>
      setDraft((now) => ({
        ...now,
        stages: now.stages.map((stage) => (stage.id === id ? { ...stage, ...part } : stage)),
      })),
    edit: (written: string) => {
      const [edit, of] = written.split(':');
      const id = edit === 'remove' ? (draft.stages[Number(of)]?.id ?? '') : '';
      const used = (newest.deals[id] ?? 0) > 0;
      keep(used ? id : undefined);
      if (used) return;
      const next = applyEdit(draft, written, newest.away);
      focus.current = focusAfter(draft, next, written);
      tell(written, next);
      setDraft(next);
    },
    restore: setDraft,
    /** To be called when the form is sent. */
    onSend: () => {
      sent.current = draft;
    },
  };
}

export type PipelineEditing = ReturnType<typeof usePipelineDraft>;
