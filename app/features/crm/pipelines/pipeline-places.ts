import type { PlaceOf } from '#app/audit/admin/conflict-place.ts';
import {
  type DraftList,
  type DraftPart,
  type DraftVersions,
  draftPlaces,
  fieldPart,
  listParts,
} from '#app/audit/admin/draft-parts.ts';
import type { PipelineDraft, StageDraft } from './pipelines.ts';

export const stageList: DraftList<PipelineDraft, StageDraft> = {
  items: ({ stages }) => stages,
  withItems: (draft, stages) => ({ ...draft, stages }),
};

const { column, presence, order } = listParts(stageList);

const OF_STAGE: Readonly<Record<string, keyof StageDraft>> = {
  name: 'name',
  chance: 'chance',
  needs_value: 'needsValue',
  lead_status: 'leadStatus',
};

/** Where the lines of a conflict are in the editor, so that each can be accepted or kept. */
export function pipelinePlaces(versions: DraftVersions<PipelineDraft>): PlaceOf {
  const { mine, theirs } = versions;
  const named = (name: string) =>
    [...theirs.stages, ...mine.stages].find((stage) => stage.name === name)?.id ?? '';
  const partOf = ([first = '', name]: readonly string[]): DraftPart<PipelineDraft> | undefined => {
    if (first === 'position') return order;
    if (first === 'stalled_after') return fieldPart('stalledAfter');
    if (name === undefined) return first === 'name' ? fieldPart('name') : undefined;
    if (first === 'stages') return presence(named(name));
    const key = OF_STAGE[first];
    return key && column(named(name), key);
  };
  return draftPlaces(versions, partOf);
}
