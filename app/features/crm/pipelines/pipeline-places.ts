import type { Place, PlaceOf } from '#app/audit/admin/conflict-place.ts';
import type { PipelineDraft, StageDraft } from './pipelines.ts';

/** A part of a draft that one line of a conflict is about. */
type Part = {
  get: (draft: PipelineDraft) => unknown;
  /** A draft that has this part as another one has it. */
  set: (draft: PipelineDraft, from: PipelineDraft) => PipelineDraft;
};

const OF_STAGE: Readonly<Record<string, keyof StageDraft>> = {
  name: 'name',
  chance: 'chance',
  needs_value: 'needsValue',
};

const own = (key: 'name' | 'stalledAfter'): Part => ({
  get: (draft) => draft[key],
  set: (draft, from) => ({ ...draft, [key]: from[key] }),
});

const stageIn = ({ stages }: PipelineDraft, id: string) => stages.find((stage) => stage.id === id);

const column = (id: string, key: keyof StageDraft): Part => ({
  get: (draft) => stageIn(draft, id)?.[key],
  set: (draft, from) => ({
    ...draft,
    stages: draft.stages.map((stage) =>
      stage.id === id ? { ...stage, [key]: stageIn(from, id)?.[key] ?? stage[key] } : stage,
    ),
  }),
});

const presence = (id: string): Part => ({
  get: (draft) => stageIn(draft, id) !== undefined,
  set: (draft, from) => {
    const others = draft.stages.filter((stage) => stage.id !== id);
    const place = from.stages.findIndex((stage) => stage.id === id);
    const given = from.stages[place];
    if (!given) return { ...draft, stages: others };
    if (others.length < draft.stages.length) return draft;
    return { ...draft, stages: [...others.slice(0, place), given, ...others.slice(place)] };
  },
});

const order: Part = {
  get: ({ stages }) => stages.map(({ id }) => id),
  set: (draft, from) => {
    const wanted = from.stages.map(({ id }) => id);
    const known = draft.stages.filter(({ id }) => wanted.includes(id));
    const sorted = known.toSorted((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id));
    const stages = draft.stages.map((stage) =>
      known.includes(stage) ? (sorted.shift() ?? stage) : stage,
    );
    return { ...draft, stages };
  },
};

type Versions = {
  /** What both began with. */
  base: PipelineDraft;
  mine: PipelineDraft;
  theirs: PipelineDraft;
  change: (next: (draft: PipelineDraft) => PipelineDraft) => void;
};

/** Where the lines of a conflict stand in the editor, so that each can be taken or kept. */
export function pipelinePlaces({ base, mine, theirs, change }: Versions): PlaceOf {
  const named = (name: string) =>
    [...theirs.stages, ...mine.stages].find((stage) => stage.name === name)?.id ?? '';
  const partOf = ([first = '', name]: readonly string[]): Part | undefined => {
    if (first === 'position') return order;
    if (first === 'stalled_after') return own('stalledAfter');
    if (name === undefined) return first === 'name' ? own('name') : undefined;
    if (first === 'stages') return presence(named(name));
    const key = OF_STAGE[first];
    return key && column(named(name), key);
  };
  return (path): Place | undefined => {
    const part = partOf(path);
    return (
      part && {
        changed: JSON.stringify(part.get(base)) !== JSON.stringify(part.get(mine)),
        put: (_form, _stored, side) =>
          change((draft) => part.set(draft, side === 'theirs' ? theirs : mine)),
      }
    );
  };
}
