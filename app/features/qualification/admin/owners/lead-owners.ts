/** Somebody who may answer for leads; of which products, null: of all. */
export type LeadOwner = {
  id: string;
  name: string;
  products: readonly string[] | null;
  /** Where leads that may be theirs come from; null: anywhere. */
  sources: readonly string[] | null;
  atWork: boolean;
};

/** Steps of the intake that a lead is kept without. */
export type IntakeStep = 'owner' | 'clock' | 'service' | 'score';

/** What happened to whose a lead is. A name is empty once the account is gone, null for nobody. */
export type OwnerFact = {
  id: string;
  kind: 'owner' | 'owner_missed' | 'step_failed';
  from: string | null;
  to: string | null;
  /** The rule that gave it, or that found nobody. */
  rule: string | null;
  /** How the owner changed, or the step that failed. */
  way: 'handed_over' | 'back' | 'by_hand' | IntakeStep | null;
  by: string | null;
  at: string;
};

/** Whose a lead may be, and whose it is. */
export const fitOwners = (
  owners: readonly LeadOwner[],
  { source, ownerId }: { source: string; ownerId: string | null },
): LeadOwner[] =>
  owners.filter(
    ({ id, sources }) => sources === null || sources.includes(source) || id === ownerId,
  );

/** Who may have all of some leads at once: of what comes from each of these sources. */
export const ownersOfAll = (
  owners: readonly LeadOwner[],
  sources: readonly string[],
): LeadOwner[] =>
  owners.filter((owner) => sources.every((source) => owner.sources?.includes(source) ?? true));

/** A lead and whose it was when it was looked at, as forms send it. */
export const ownerField = (lead: { id: string; ownerId: string | null }): string =>
  `${lead.id}:${lead.ownerId ?? ''}`;
