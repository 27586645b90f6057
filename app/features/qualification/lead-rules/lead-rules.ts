import { type ServiceName, servicePaths } from '#app/paths.ts';

/** Services that a lead may ask for, as private.service_in_text() names them. */
export const RULE_SERVICES = Object.keys(servicePaths) as readonly ServiceName[];
/** Sources of leads without staff: a lead that staff enter is their own. */
export const RULE_SOURCES = [
  'qualification',
  'contact_form',
  'website',
  'workshop',
  'doavya',
] as const;
export const RULE_LOCALES = ['pt-BR', 'en'] as const;
export const RULE_WAYS = ['person', 'turn'] as const;

/** The conditions of a rule: each list holds the matching values, an empty one matches anything. */
export const RULE_CONDITIONS = ['services', 'sources', 'products', 'locales'] as const;
export type RuleCondition = (typeof RULE_CONDITIONS)[number];

export type LeadRule = Readonly<Record<RuleCondition, readonly string[]>> & {
  id: string;
  name: string;
  way: (typeof RULE_WAYS)[number];
  /** The colleague of the target “person”. */
  ownerId: string | null;
  /** The colleagues of the target “turn”; none: all. */
  colleagues: readonly string[];
  isActive: boolean;
  revision: number;
};

export type RuleMistake = 'missing' | 'long' | 'owner' | 'colleagues';
/** Refusal codes for commands on rules. */
export const RULE_CODES = ['changed'] as const;
export type RuleCode = (typeof RULE_CODES)[number];
