import { useTranslation } from 'react-i18next';
import { formatBrl } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { parseReais } from '#app/platform/text/parse-money.ts';
import type { RuleChoices } from '../choices.ts';
import {
  type ActKind,
  asksNothing,
  type Op,
  type RuleField,
  type Side,
  type Term,
  type Unit,
} from '../rule.ts';
import type { ActDraft, ConditionDraft, RuleDraft } from '../rule-draft.ts';
import { useFieldChoices } from './words.ts';

/** Writes a rule as a sentence, also while it is edited: a missing part is an ellipsis. */
export function useSentence(choices: RuleChoices) {
  const { t } = useTranslation('automation', { keyPrefix: 'sentence' });
  const { t: names } = useTranslation('automation');
  const locale = useLocale();
  const choicesOf = useFieldChoices(choices);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const blank = t('blank');

  const named = (all: readonly { value: string; label: string }[], value: string) =>
    all.find((one) => one.value === value)?.label || value || blank;
  const whose = (owner: string) =>
    owner === '' ? t('nobody') : owner === 'owner' ? t('own') : named(choices.owners, owner);
  const textOf = (draft: RuleDraft, field: string, value: string) => {
    const amount = field === 'value' ? parseReais(value) : undefined;
    return amount === undefined
      ? named(choicesOf(draft.subject, field), value)
      : formatBrl(amount, locale);
  };

  function when(draft: RuleDraft): string {
    const { start, subject } = draft;
    const product = draft.product && named(choices.products, draft.product);
    const bare = t(`subjects.${subject}`);
    const about = product ? t('subjectOf', { subject: bare, product }) : bare;
    switch (start.kind) {
      case 'arrives':
        return product
          ? t('of', { when: t(`arrives_${subject}`), product })
          : t(`arrives_${subject}`);
      case 'changes': {
        const field = t(`changing.${start.field as 'status'}`);
        let text = t('changes', { field, subject: about });
        if (start.from)
          text = t('from', { when: `${text},`, from: textOf(draft, start.field, start.from) });
        if (start.to)
          text = t('to', {
            when: start.from ? text : `${text},`,
            to: textOf(draft, start.field, start.to),
          });
        return text;
      }
      case 'silent':
        return t('silent', { subject: about, count: Number(start.days) || 0 });
      default: {
        const term = t(`terms.${start.what as Term}`);
        const count = Number(start.hours) || 0;
        return t(start.side as Side, { term, subject: about, count });
      }
    }
  }

  function condition(draft: RuleDraft, { field, op, value, values }: ConditionDraft): string {
    const text = {
      field: names(`names.${field as RuleField}`).toLowerCase(),
      op: names(`ops.${op as Op}`),
    };
    if (asksNothing(op)) return t('conditionBare', text);
    const notice =
      op === 'one_of'
        ? new Intl.ListFormat(locale, { type: 'disjunction' }).format(
            values.map((one) => textOf(draft, field, one)),
          )
        : textOf(draft, field, value);
    return t('condition', { ...text, value: notice || blank });
  }

  function within(n: string, unit: Unit): string {
    const count = Number(n);
    return n && Number.isFinite(count)
      ? t(`within.${unit}`, { count })
      : `${blank} ${names(`units.${unit}`)}`;
  }

  function act(draft: RuleDraft, one: ActDraft): string {
    const template = named(choices.templates, one.template);
    const words: Readonly<Record<ActKind, () => string>> = {
      task: () =>
        t('acts.task', {
          title: one.title || blank,
          owner: whose(one.owner),
          within: within(one.n, one.unit as Unit),
        }),
      owner: () => t('acts.owner', { owner: whose(one.owner) }),
      tag: () => t('acts.tag', { tag: one.tag || blank }),
      draft: () =>
        t('acts.draft', { template, channel: names(`channels.${one.channel as 'mail'}`) }),
      notice: () => t('acts.notice', { to: list.format(one.to.map(whose)) || blank }),
      status: () => t('acts.status', { to: named(choicesOf(draft.subject, 'status'), one.value) }),
      priority: () =>
        t('acts.priority', { to: named(choicesOf(draft.subject, 'priority'), one.value) }),
      mail: () => t(draft.mailsOutside ? 'acts.mail' : 'acts.mailOff', { template }),
    };
    return words[one.kind]();
  }

  return (draft: RuleDraft): string => {
    const conditions = draft.conditions.map((one) => condition(draft, one));
    return `${[
      when(draft),
      ...(conditions.length > 0 ? [t('if', { conditions: list.format(conditions) })] : []),
      t('then', { acts: list.format(draft.acts.map((one) => act(draft, one))) || blank }),
    ].join(', ')}.`;
  };
}
