import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf, useListDraft } from '#app/audit/admin/use-list-draft.ts';
import { applyEdit, draftIn } from '../pipeline-draft.ts';
import { pipelinePlaces, stageList } from '../pipeline-places.ts';
import type {
  PipelineConflict,
  PipelineDraft,
  RetainedStage,
  StaffPipeline,
} from '../pipelines.ts';
import type { PipelineReply } from './commands/pipeline-actions.server.ts';

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

/** What a post without scripts has made of the draft; with `inUse`, it was to lose a stage that deals are in. */
export type Edited = {
  typed: PipelineDraft;
  revision: number;
  inUse?: RetainedStage['inUse'];
};

type Details = Partial<PipelineConflict> & Pick<Edited, 'inUse'>;

/** What is typed of a pipeline, moved and saved. */
export function usePipelineDraft(
  newest: StaffPipeline,
  reply: PipelineReply | undefined,
  byPost: Edited | undefined,
) {
  const { t } = useTranslation('pipelines');
  const answer = useMemo(
    () => (reply ? answerOf<PipelineDraft, Details>(reply, draftIn) : byPost),
    [reply, byPost],
  );
  const { edited, changeItem, ...editing } = useListDraft({
    ...{ newest, reply: answer, list: stageList, places: pipelinePlaces },
    replaces: ({ inUse }) => inUse !== undefined,
  });
  const { draft } = editing;
  /** A stage that was to go while deals are in it. */
  const [kept, keep] = useState<string>();

  function wordsFor(written: string, next: PipelineDraft): string {
    const [edit, of = ''] = written.split(':');
    const stage = draft.stages[Number(of)] ?? next.stages.find(({ id }) => id === of);
    const name = stage?.name || t('stage.unnamed');
    if (edit === 'add') return t('stage.added');
    if (edit === 'remove') return t('stage.removed', { name });
    if (edit === 'back') return t('stage.broughtBack', { name });
    const place = next.stages.findIndex(({ id }) => id === stage?.id) + 1;
    return t('stage.moved', { name, place: String(place) });
  }

  return {
    ...editing,
    kept,
    changeStage: changeItem,
    edit: (written: string) => {
      const [edit, of] = written.split(':');
      const id = edit === 'remove' ? (draft.stages[Number(of)]?.id ?? '') : '';
      const used = (newest.deals[id] ?? 0) > 0;
      keep(used ? id : undefined);
      if (used) return;
      const next = applyEdit(draft, written, newest.away);
      const focusId = focusAfter(draft, next, written);
      edited(next, { focusId, words: wordsFor(written, next) });
    },
  };
}

export type PipelineEditing = ReturnType<typeof usePipelineDraft>;
