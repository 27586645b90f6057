/** The sources of contacts; products that staff add later appear by their name. */
export const CONTACT_SOURCES = [
  'website',
  'qualification',
  'contact_form',
  'workshop',
  'doavya',
  'by_hand',
  'doavya_by_hand',
] as const;

export type ContactRow = {
  id: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  companyId: string | null;
  jobTitle: string;
  source: string;
  products: readonly string[];
  ownerId: string | null;
  owner: string;
  openDeals: number;
  openValue: number;
  createdAt: string;
};

/** What a contact is found by. */
export const POINT_KINDS = ['email', 'phone', 'whatsapp'] as const;
export type PointKind = (typeof POINT_KINDS)[number];

export type Point = { kind: PointKind; value: string; label?: string };

export type ContactWithPoints = ContactRow & { points: readonly Point[] };

export type Owner = { id: string; name: string };

/** Why two contacts are duplicate candidates, the strongest first. */
export const PAIR_REASONS = ['email', 'email_dots', 'phone', 'company', 'name'] as const;

type Half = { id: string; name: string; reached: string; company: string };

/** Two duplicate candidates, the older one first. */
export type PairRow = {
  id: string;
  one: Half;
  other: Half;
  reasons: Duplicate['reasons'];
  sure: number;
  /** Whether a user has dismissed the pair as two people. */
  apart: boolean;
  cameAt: string;
};

/** A duplicate candidate, with the reasons. */
export type Duplicate = {
  id: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  jobTitle: string;
  ownerId: string | null;
  source: string;
  reasons: readonly (typeof PAIR_REASONS)[number][];
  sure: number;
  leads: number;
  deals: number;
};

/** Fields of which either contact's value may stay, in the order of the screen. */
export const MERGED_FIELDS = [
  'name',
  'email',
  'phone',
  'company',
  'job_title',
  'owner',
  'source',
] as const;
export type MergedField = (typeof MERGED_FIELDS)[number];

export type ContactMerge = {
  id: string;
  name: string;
  at: string;
  hindrance: 'merged_on' | 'merged_since' | 'edited' | 'moved_on' | null;
};

export const FACT_KINDS = [
  'lead',
  'note',
  'call',
  'meeting',
  'mail',
  'deal',
  'task',
  'feedback',
  'newsletter',
  'record',
] as const;
export type FactFilter = (typeof FACT_KINDS)[number];

export type Fact = {
  key: string;
  at: string;
  kind: string;
  title: string;
  body: string;
  by: string | null;
  link: string | null;
  linkId: string | null;
  details: Readonly<Record<string, unknown>>;
  /** The answers in the form of a lead, a line a question. */
  answers: readonly { label: string; value: string; phone?: string }[];
};

/** Refusal codes for commands on a contact. */
export const CONTACT_CODES = [
  'changed',
  'contact_empty',
  'email_taken',
  'contact_merged',
  'unmerge_late',
] as const;
export type ContactCode = (typeof CONTACT_CODES)[number];

type Sides = Readonly<Partial<Record<`from-${MergedField}`, string | undefined>>>;

/** Fields for which the form of a merge chooses the other contact's value. */
export const chosenFields = (typed: Sides): MergedField[] =>
  MERGED_FIELDS.filter((field) => typed[`from-${field}`] === 'other');
