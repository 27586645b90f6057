import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { Select } from '#app/ui/select.tsx';
import { type LeadRule, RULE_WAYS } from '../lead-rules.ts';

type Props = {
  rule: LeadRule | null;
  owners: readonly { id: string; name: string }[];
  /** The form as it was refused. */
  typed: FormData | undefined;
  mistake: string | undefined;
};

/** The target of a rule: always the same colleague, or each in turn of those at work. */
export function RuleTarget({ rule, owners, typed, mistake }: Props) {
  const { t } = useTranslation('lead-rules');
  const people = owners.map(({ id, name }) => ({ value: id, label: name }));
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
          defaultValue={typed ? String(typed.get('owner') ?? '') : (rule?.ownerId ?? '')}
          error={mistake}
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
          options={people}
          defaultValue={typed ? typed.getAll('colleagues').map(String) : (rule?.colleagues ?? [])}
        />
      </div>
    </div>
  );
}
