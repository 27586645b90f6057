/** A user who may answer for leads; of which products, null: of all. */
export type LeadOwner = {
  id: string;
  name: string;
  products: readonly string[] | null;
  /** The sources of leads that they may own; null: any. */
  sources: readonly string[] | null;
  atWork: boolean;
};

/** Steps of the intake that may fail without losing the lead. */
export type IntakeStep = 'owner' | 'clock' | 'service' | 'score';

/** An event in the ownership of a lead. A name is empty for a deleted account, null for nobody. */
export type OwnerFact = {
  id: string;
  kind: 'owner' | 'owner_missed' | 'step_failed';
  from: string | null;
  to: string | null;
  /** The rule that assigned it, or that found nobody. */
  rule: string | null;
  /** How the owner changed, or the step that failed. */
  way: 'handed_over' | 'back' | 'by_hand' | IntakeStep | null;
  by: string | null;
  at: string;
};

/** The possible owners of a lead, and its owner. */
export const fitOwners = (
  owners: readonly LeadOwner[],
  { source, ownerId }: { source: string; ownerId: string | null },
): LeadOwner[] =>
  owners.filter(
    ({ id, sources }) => sources === null || sources.includes(source) || id === ownerId,
  );

/** Users who may own all of some leads at once: of each of these sources. */
export const ownersOfAll = (
  owners: readonly LeadOwner[],
  sources: readonly string[],
): LeadOwner[] =>
  owners.filter((owner) => sources.every((source) => owner.sources?.includes(source) ?? true));

/** A lead with the owner that it was seen with, as forms send it. */
export const ownerField = (lead: { id: string; ownerId: string | null }): string =>
  `${lead.id}:${lead.ownerId ?? ''}`;
