import { foldText } from '#app/i18n/fold-text.ts';
import type { ScoreRule } from '../../app/features/qualification/admin/score/score-rules.ts';

/** What a rule looks at, as a test holds it. */
export type TestRule = Pick<
  ScoreRule,
  'kind' | 'subject' | 'test' | 'words' | 'atLeast' | 'points' | 'name'
>;

/** A lead as a test describes it, whatever its columns are. */
export interface TestLead {
  answers: Readonly<Record<string, string>>;
  /** Which of the answers say something of the contact. */
  properties: Readonly<Record<string, string>>;
  source: string;
  campaign: Readonly<Record<string, string | undefined>>;
  pages: readonly { path: string; group?: string }[];
  phoneExists: boolean;
  /** The contact had sent one before. */
  returning: boolean;
}

const FREE = new Set(['gmail.com', 'uol.com.br']);

function fits(value: string, { test, words }: TestRule): boolean {
  if (value === '') return false;
  if (test === 'filled') return true;
  return test === 'one_of'
    ? words.some((word) => word.toLowerCase() === value.toLowerCase())
    : words.some((word) => foldText(value).includes(foldText(word)));
}

function earns(rule: TestRule, lead: TestLead): boolean {
  const { kind, subject, words, atLeast } = rule;
  const [by, name = ''] = (subject ?? '').split(':');
  const about = (property: string) => lead.answers[lead.properties[property] ?? ''] ?? '';
  switch (kind) {
    case 'answer':
      return fits(by === 'field' ? (lead.answers[name] ?? '') : about(name), rule);
    case 'campaign':
      return fits(lead.campaign[subject ?? ''] ?? '', rule);
    case 'source':
      return words.includes(lead.source);
    case 'mail': {
      const domain = about('email').split('@')[1] ?? '';
      return domain !== '' && FREE.has(domain) === (subject === 'free');
    }
    case 'phone':
      return about('phone') !== '' && lead.phoneExists;
    case 'pages': {
      const seen = lead.pages.filter(
        ({ group }) => words.length === 0 || words.includes(group ?? ''),
      );
      return new Set(seen.map(({ path }) => path)).size >= (atLeast ?? 1);
    }
    case 'returning':
      return lead.returning;
    case 'open_deal':
      return false;
  }
}

/** What rules make of a lead, worked out without the database. */
export function scoreByHand(rules: readonly TestRule[], lead: TestLead): number {
  const sum = rules.reduce((all, rule) => all + (earns(rule, lead) ? rule.points : 0), 0);
  return Math.min(100, Math.max(0, sum));
}
