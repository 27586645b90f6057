import { useTranslation } from 'react-i18next';
import { Changed } from '#app/ui/admin/record/changed.tsx';
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
  const code = way
    ? t(`owners.facts.ways.${way}`)
    : rule !== null && t('owners.facts.rule', { rule });
  const causes = [code, by ?? (!rule && t('byServer'))].filter(Boolean).join(', ');
  return (
    <span>
      <Changed
        what={t('owners.one')}
        from={from === null ? t('owners.nobody') : named(from)}
        to={to === null ? t('owners.nobody') : named(to)}
      />
      {causes && `, ${causes}`}
    </span>
  );
}
