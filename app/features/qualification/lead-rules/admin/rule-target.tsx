import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { Select } from '#app/ui/select.tsx';
import { type LeadRule, RULE_WAYS } from '../lead-rules.ts';

type Props = {
  rule: LeadRule | null;
  owners: readonly { id: string; name: string }[];
  /** The form as it was refused. */
  typed: FormData | undefined;
  mistakes: Readonly<Record<'owner' | 'colleagues', string | undefined>>;
};

/** The target of a rule: always the same colleague, or each in turn of those at work. */
export function RuleTarget({ rule, owners, typed, mistakes }: Props) {
  const { t } = useTranslation('lead-rules');
  const people = owners.map(({ id, name }) => ({ value: id, label: name }));
  const hasLeft = (id: string) => !owners.some((one) => one.id === id);
  // Still ticked: a rotation without ticks is one among all.
  const left = (rule?.colleagues ?? []).filter(hasLeft);
  return (
    // Fields of the other option are hidden, by stylesheet alone.
    <div className="lead-rule-target">
      <ChoiceGroup
        id="way"
        name="way"
        label={t('then')}
        options={RULE_WAYS.map((value) => ({ value, label: t(`ways.${value}`) }))}
        defaultValue={typed ? String(typed.get('way') ?? 'turn') : (rule?.way ?? 'turn')}
      />
      <div className="lead-rule-person">
        <Select
          id="owner"
          name="owner"
          label={t('fields.owner')}
          placeholder={t('chooseOwner')}
          hint={
            rule?.way === 'person' && hasLeft(rule.ownerId ?? '') ? t('hints.ownerLeft') : undefined
          }
          defaultValue={typed ? String(typed.get('owner') ?? '') : (rule?.ownerId ?? '')}
          error={mistakes.owner}
          options={people}
        />
      </div>
      <div className="lead-rule-turn">
        <ChoiceGroup
          id="colleagues"
          name="colleagues"
          type="checkbox"
          label={t('fields.colleagues')}
          hint={t('hints.colleagues')}
          error={mistakes.colleagues}
          options={[...people, ...left.map((id) => ({ value: id, label: t('formerColleague') }))]}
          defaultValue={typed ? typed.getAll('colleagues').map(String) : (rule?.colleagues ?? [])}
        />
      </div>
    </div>
  );
}
