import { useTranslation } from 'react-i18next';
import type { IntakeStep, OwnerFact } from './lead-owners.ts';

const STEPS: readonly IntakeStep[] = ['owner', 'clock', 'service', 'score'];
const isStep = (way: OwnerFact['way']): way is IntakeStep => STEPS.some((step) => step === way);

/** A line of the timeline: the new owner of a lead, the previous one, and the user or rule. */
export function OwnerFactLine({ fact }: { fact: OwnerFact }) {
  const { t } = useTranslation('leads');
  const { kind, from, to, rule, way, by } = fact;
  if (kind === 'owner_missed') {
    return (
      <span>{rule === null ? t('owners.facts.noRule') : t('owners.facts.missed', { rule })}</span>
    );
  }
  if (isStep(way)) return <span>{t(`owners.facts.failed.${way}`)}</span>;
  const named = (name: string) => name || t('owners.former');
  const whose =
    to === null
      ? t('owners.facts.freed', { from: named(from ?? '') })
      : from === null
        ? t('owners.facts.taken', { to: named(to) })
        : t('owners.facts.passed', { from: named(from), to: named(to) });
  const code = way
    ? t(`owners.facts.ways.${way}`)
    : rule !== null && t('owners.facts.rule', { rule });
  return <span>{[whose, code, by ?? (!rule && t('byServer'))].filter(Boolean).join(', ')}</span>;
}
