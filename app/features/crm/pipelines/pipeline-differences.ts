import { type Difference, differencesOf } from '#app/audit/setting-changes.ts';
import type { PipelineDraft, StageDraft } from './pipelines.ts';

const rowOf = ({ name, chance, needsValue, leadStatus }: StageDraft) => ({
  name,
  chance: Number(chance),
  needs_value: needsValue,
  lead_status: leadStatus || null,
});

const namesOf = (stages: readonly StageDraft[]) => stages.map(({ name }) => name);

/** Stages that both have, in the order of one of them. */
const common = ({ stages }: PipelineDraft, other: PipelineDraft) =>
  stages.filter(({ id }) => other.stages.some((stage) => stage.id === id));

/** Where two drafts of a pipeline differ, by column and name of the stage: `chance › Proposta`. */
export function draftDifferences(before: PipelineDraft, after: PipelineDraft): Difference[] {
  const own = ({ name, stalledAfter }: PipelineDraft) => ({
    name,
    stalled_after: Number(stalledAfter),
  });
  const stages = before.stages.flatMap((stage) => {
    const other = after.stages.find(({ id }) => id === stage.id);
    if (!other) return [{ path: ['stages', stage.name], before: stage.name, after: undefined }];
    return differencesOf(rowOf(stage), rowOf(other)).map((difference) => ({
      ...difference,
      path: [...difference.path, stage.name],
    }));
  });
  const added = after.stages
    .filter(({ id }) => !before.stages.some((stage) => stage.id === id))
    .map(({ name }) => ({ path: ['stages', name], before: undefined, after: name }));
  const [was, is] = [common(before, after), common(after, before)];
  const turned = was.some(({ id }, index) => is[index]?.id !== id);
  const order = turned ? [{ path: ['position'], before: namesOf(was), after: namesOf(is) }] : [];
  return [...differencesOf(own(before), own(after)), ...stages, ...added, ...order];
}
