/** Services that a lead may ask for, as private.service_in_text() names them. */
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
/** Why nothing was done with rules. */
export const RULE_CODES = ['forbidden', 'gone', 'changed', 'invalid'] as const;
export type RuleCode = (typeof RULE_CODES)[number];
