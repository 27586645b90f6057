/** What there is to do before a site is its company's own, in the order of the list. */
export const FIRST_STEPS = [
  'company',
  'brand',
  'mail',
  'samples',
  'figures',
  'colleague',
  'secondStep',
  'address',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** What was found when the steps were looked at; times are ISO. */
export type FirstStepFacts = {
  company: { name: string; email: string; state: 'done' | 'todo' | 'email' | 'phone' };
  brand: { state: 'done' | 'both' | 'logo' | 'colors' };
  mail: { server: boolean; askedAt: string | null; sentAt: string | null };
  /** Invented items that visitors see, and those that removing all takes away, hidden ones too. */
  samples: { count: number; removable: number };
  /** Figures that visitors do not see because nobody has confirmed them. */
  figures: { count: number };
  colleague: { count: number };
  secondStep: { on: boolean };
  address: { origin: string; state: 'done' | 'local' | 'plain' };
};

/** The facts, and whether the person has put the list away. */
export type FirstStepsRead = { facts: FirstStepFacts; hidden: boolean };

/** Whether a step needs nothing any more. */
export function isStepDone(step: FirstStep, facts: FirstStepFacts): boolean {
  switch (step) {
    case 'mail':
      return facts.mail.server && facts.mail.sentAt !== null;
    case 'samples':
    case 'figures':
      return facts[step].count === 0;
    case 'colleague':
      return facts.colleague.count > 0;
    case 'secondStep':
      return facts.secondStep.on;
    default:
      return facts[step].state === 'done';
  }
}

const LOCAL = /^(localhost|127\.|\[::1\]|0\.0\.0\.0|.*\.(local|localhost)$)/;

/** Whether visitors can reach an origin, and safely. */
export function addressState(origin: string): FirstStepFacts['address']['state'] {
  const { hostname, protocol } = new URL(origin);
  if (LOCAL.test(hostname)) return 'local';
  return protocol === 'https:' ? 'done' : 'plain';
}
