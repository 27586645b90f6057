import { blankAct, blankRule, blankStart, type RuleDraft } from './rule-draft.ts';

export const EXAMPLES = ['partner', 'stalled', 'overdue'] as const;
export type Example = (typeof EXAMPLES)[number];

export const isExample = (text: string | null): text is Example =>
  EXAMPLES.some((one) => one === text);

/** Example rules; the editor opens with one, and nothing is saved yet. */
export function exampleDraft(example: Example, words: { name: string; task: string }): RuleDraft {
  if (example === 'overdue') {
    return {
      ...blankRule(),
      name: words.name,
      subject: 'ticket',
      start: { ...blankStart('ticket', 'due'), what: 'solution', side: 'after', hours: '0' },
      acts: [{ ...blankAct('priority', 'a0'), value: 'urgent' }, blankAct('notice', 'a1')],
    };
  }
  if (example === 'stalled') {
    return {
      ...blankRule(),
      name: words.name,
      subject: 'deal',
      start: { ...blankStart('deal', 'silent'), days: '14' },
      acts: [blankAct('notice', 'a0')],
    };
  }
  return {
    ...blankRule(),
    name: words.name,
    acts: [{ ...blankAct('task', 'a0'), title: words.task, n: '2', unit: 'hours' }],
  };
}
