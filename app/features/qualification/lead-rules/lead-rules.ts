import type { Conflict } from '#app/audit/setting-changes.ts';

/** Services that a lead may ask for, as private.service_named() names them. */
export const RULE_SERVICES = [
  'softwareApps',
  'automationAi',
  'gamesGamification',
  'consulting',
] as const;
/** Ways that leads come by themselves: what staff type in is theirs. */
export const RULE_SOURCES = [
  'qualification',
  'contact_form',
  'website',
  'workshop',
  'doavya',
] as const;
export const RULE_LOCALES = ['pt-BR', 'en'] as const;
export const RULE_WAYS = ['person', 'turn'] as const;

/** When a rule fits: each list of what is taken, an empty one takes anything. */
export const RULE_CONDITIONS = ['services', 'sources', 'products', 'locales'] as const;
export type RuleCondition = (typeof RULE_CONDITIONS)[number];

export type LeadRule = Readonly<Record<RuleCondition, readonly string[]>> & {
  id: string;
  name: string;
  way: (typeof RULE_WAYS)[number];
  /** Whom the way “person” names. */
  ownerId: string | null;
  /** Among whom the way “turn” goes round; none: all. */
  colleagues: readonly string[];
  isActive: boolean;
  revision: number;
};

export type RuleMistake = 'missing' | 'long' | 'owner';
export type RuleRefusal = 'forbidden' | 'gone' | 'changed';

/** What saving says back to its screen; `typed` is what was sent. */
export type RuleReply = { typed: Readonly<Record<string, readonly string[]>> } & (
  | { kind: 'saved'; id: string; revision: number }
  | { kind: 'mistakes'; mistakes: Readonly<Record<string, RuleMistake>> }
  | { kind: 'conflict'; conflict: Conflict }
  | { kind: 'refused'; why: 'forbidden' | 'gone' }
);

/** What became of a rule that was moved or deleted: by which change, or how the way back went. */
export type RulesReply =
  | { kind: 'moved' | 'deleted'; set: string | null }
  | { kind: 'back' }
  | { kind: 'refused'; why: RuleRefusal };
