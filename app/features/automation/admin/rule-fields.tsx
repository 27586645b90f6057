import { useTranslation } from 'react-i18next';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { LONGEST_NAME, SUBJECTS, type Subject } from '../rule.ts';
import type { PartProps } from './editing.ts';

/** The name of a rule, and its subject. */
export function RuleFields({ editing, choices, mistakes }: PartProps) {
  const { t } = useTranslation('automation');
  const { draft, change, about } = editing;
  const errorOf = (name: string) => mistakes[name] && t(`mistakes.${mistakes[name]}`);
  return (
    <section id="rule" className="form-page-part" aria-label={t('parts.rule')}>
      <Field
        id="name"
        name="name"
        label={t('fields.name')}
        hint={t('hints.name')}
        error={errorOf('name')}
        value={draft.name}
        onChange={({ target }) => change({ name: (target as HTMLInputElement).value })}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        required
      />
      <div className="rule-pair">
        <Select
          id="subject"
          name="subject"
          label={t('fields.subject')}
          value={draft.subject}
          onChange={({ target }) => about(target.value as Subject)}
          options={SUBJECTS.map((value) => ({ value, label: t(`subjects.${value}`) }))}
        />
        <Select
          id="product"
          name="product"
          label={t('fields.product')}
          placeholder={t('everyProduct')}
          value={draft.product}
          onChange={({ target }) => change({ product: target.value })}
          options={choices.products}
        />
      </div>
    </section>
  );
}
