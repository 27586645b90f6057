import type { Conflict, Deletion } from '#app/audit/setting-changes.ts';

export type StageKind = 'open' | 'won' | 'lost';

/** The statuses that leads may have while their deals are in a stage of a kind. */
export const STATUSES_OF = {
  open: ['contacted', 'qualified'],
  won: ['converted'],
  lost: ['lost'],
} as const;

/** A stage as its editor holds it; `new-1` where the database has none yet. */
export type StageDraft = {
  id: string;
  kind: StageKind;
  name: string;
  chance: string;
  needsValue: boolean;
  /** The status that leads have while their deals are in it; empty: it moves no lead, and no lead moves to it. */
  leadStatus: string;
};

/** What is typed of a pipeline: open stages in their order, then those of what is over. */
export type PipelineDraft = { name: string; stalledAfter: string; stages: StageDraft[] };

/** A product, as the screens of its pipelines name it. */
export type PipelineProduct = { id: string; slug: string; name: string; mayEdit: boolean };

/** A line of the list. */
export type PipelineRow = {
  id: string;
  slug: string;
  name: string;
  isDefault: boolean;
  isActive: boolean;
  revision: number;
  stages: string[];
  /** Deals in it, those that were put away included. */
  deals: number;
  /** Whether a deal has ever been in it. */
  past: boolean;
};

/** A pipeline as its editor begins with it. */
export type StaffPipeline = {
  id: string;
  slug: string;
  isDefault: boolean;
  isActive: boolean;
  revision: number;
  deleted: Deletion | null;
  draft: PipelineDraft;
  /** Stages that were put away. */
  away: StageDraft[];
  /** Deals by stage, those that were put away included. */
  deals: Readonly<Record<string, number>>;
};

/** Why something typed is refused; each has its sentence under `errors`. */
export type PipelineMistake = 'required' | 'long' | 'longStage' | 'days' | 'chance' | 'same';

/** What was typed, by the name of its field. */
export type PipelineMistakes = Readonly<Record<string, PipelineMistake>>;

/** What is wrong with the name of a new pipeline. */
export const NAME_MISTAKES = ['required', 'long'] as const;
export type NameMistake = (typeof NAME_MISTAKES)[number];

/** Why nothing was done with a pipeline of the list; each but what is typed wrong has its sentence under `notDone`. */
export type PipelineCode = 'changed' | 'inUse' | 'isDefault' | 'past' | NameMistake;

/** Why a pipeline was not saved. */
export type EditorCode = 'changed' | 'noOpen' | 'stageInUse' | 'refused';

/** What a colleague has saved meanwhile; without `theirs` the pipeline was deleted. */
export type PipelineConflict = { conflict: Conflict; theirs?: PipelineDraft };

/** A stage that was to go while deals are in it, and what is typed with it back in its place. */
export type RetainedStage = { inUse: { stage: string; deals: number }; typed: PipelineDraft };

export const LONGEST_PIPELINE = 80;
export const LONGEST_STAGE = 60;
/** More than a board could show; a bound for everything else. */
export const MOST_STAGES = 30;
