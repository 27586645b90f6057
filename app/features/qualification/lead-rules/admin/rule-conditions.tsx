import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import {
  type LeadRule,
  RULE_LOCALES,
  RULE_SERVICES,
  RULE_SOURCES,
  type RuleCondition,
} from '../lead-rules.ts';

type Props = {
  rule: LeadRule | null;
  products: readonly { slug: string; name: string }[];
  /** The form as it was refused. */
  typed: FormData | undefined;
};

/** The conditions of a rule: nothing ticked matches anything. */
export function RuleConditions({ rule, products, typed }: Props) {
  const { t } = useTranslation('lead-rules');
  const all: [RuleCondition, { value: string; label: string }[]][] = [
    ['services', RULE_SERVICES.map((value) => ({ value, label: t(`services.${value}`) }))],
    ['sources', RULE_SOURCES.map((value) => ({ value, label: t(`sources.${value}`) }))],
    ['products', products.map(({ slug, name }) => ({ value: slug, label: name }))],
    ['locales', RULE_LOCALES.map((value) => ({ value, label: t(`locales.${value}`) }))],
  ];
  return all
    .filter(([, options]) => options.length > 1)
    .map(([name, options]) => (
      <ChoiceGroup
        key={name}
        id={name}
        name={name}
        type="checkbox"
        label={t(`fields.${name}`)}
        hint={t('hints.any')}
        options={options}
        defaultValue={typed ? typed.getAll(name).map(String) : (rule?.[name] ?? [])}
      />
    ));
}
