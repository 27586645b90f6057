import type { PipelineDraft, RetainedStage, StaffPipeline } from '../pipelines.ts';

/** The first stage that a draft leaves out although deals are in it, and the draft with it back in its place. */
export function retainedStage(
  { draft, deals }: StaffPipeline,
  typed: PipelineDraft,
): RetainedStage | undefined {
  const place = draft.stages.findIndex(
    ({ id }) => (deals[id] ?? 0) > 0 && !typed.stages.some((stage) => stage.id === id),
  );
  const stage = draft.stages[place];
  if (!stage) return undefined;
  const { stages } = typed;
  return {
    inUse: { stage: stage.name, deals: deals[stage.id] ?? 0 },
    typed: { ...typed, stages: [...stages.slice(0, place), stage, ...stages.slice(place)] },
  };
}
