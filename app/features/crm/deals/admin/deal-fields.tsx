import { useTranslation } from 'react-i18next';
import type { CommonCode } from '#app/access/commands/define-actions.server.ts';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import type { DealCode, Owner, TypedDeal } from '../deals.ts';

type Props = {
  typed?: TypedDeal | undefined;
  owners: readonly Owner[];
  /** What was wrong with the last post. */
  code: DealCode | CommonCode | undefined;
  shut?: boolean;
};

/** The fields of a deal, for a new one or a change. */
export function DealFields({ typed, owners, code, shut }: Props) {
  const { t } = useTranslation('deals');
  return (
    <>
      <Field
        id="deal-title"
        name="title"
        label={t('fields.title')}
        defaultValue={typed?.title}
        error={code === 'title' && t('refused.title')}
        maxLength={200}
        disabled={shut}
        autoComplete="off"
        required
      />
      <Field
        id="deal-value"
        name="value"
        label={t('fields.value')}
        hint={t('hints.value')}
        defaultValue={typed?.value}
        error={(code === 'value' || code === 'amount') && t(`refused.${code}`)}
        inputMode="decimal"
        disabled={shut}
        autoComplete="off"
      />
      <Select
        id="deal-owner"
        name="owner"
        label={t('fields.owner')}
        placeholder={t('nobody')}
        options={owners.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={typed?.owner}
        error={code === 'owner' && t('refused.owner')}
        disabled={shut}
      />
      <Field
        id="deal-close"
        name="close"
        type="date"
        label={t('fields.close')}
        mark={t('optional')}
        defaultValue={typed?.close}
        disabled={shut}
      />
    </>
  );
}
