import { useTranslation } from 'react-i18next';
import type { CommonCode } from '#app/access/commands/define-actions.server.ts';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import {
  type CompanyCode,
  type CompanyField,
  type CompanyFields,
  formatCnpj,
  STATES,
} from '../companies.ts';

type Props = {
  fields: CompanyFields;
  owners: readonly { id: string; name: string }[];
  code: CompanyCode | CommonCode | undefined;
  /** A colleague's values, where they differ from those the user saw. */
  theirs?: Partial<CompanyFields>;
};

const AT: Partial<Record<CompanyCode | CommonCode, CompanyField>> = {
  name: 'name',
  cnpj_wrong: 'cnpj',
  cnpjTaken: 'cnpj',
  site: 'site',
  company_owner: 'owner',
};

/** Whether a refusal is shown at one of the fields. */
export const isOfField = (code: CompanyCode | CommonCode | undefined) =>
  code !== undefined && code in AT;

/** The fields of a company that staff fill in. */
export function CompanyFieldSet({ fields, owners, code, theirs = {} }: Props) {
  const { t } = useTranslation('companies');
  const visible = (field: CompanyField) => {
    const value = theirs[field] ?? '';
    if (field === 'cnpj') return formatCnpj(value);
    return field === 'owner' ? (owners.find(({ id }) => id === value)?.name ?? '') : value;
  };
  const given = (field: CompanyField) => ({
    id: `company-${field}`,
    name: field,
    label: t(`fields.${field}`),
    defaultValue: field === 'cnpj' ? formatCnpj(fields.cnpj) : fields[field],
    error:
      code && AT[code] === field
        ? t(`refused.${code}`)
        : theirs[field] !== undefined && t('theirs', { value: visible(field) || t('blank') }),
  });
  return (
    <>
      <Field {...given('name')} maxLength={200} autoComplete="off" required />
      <Field
        {...given('cnpj')}
        hint={t('hints.cnpj')}
        maxLength={30}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <Field
        {...given('site')}
        hint={t('hints.site')}
        inputMode="url"
        maxLength={300}
        autoComplete="off"
      />
      <Field {...given('city')} maxLength={120} autoComplete="off" />
      <Select
        {...given('state')}
        placeholder={t('noState')}
        options={STATES.map((state) => ({ value: state, label: state }))}
      />
      <Select
        {...given('owner')}
        placeholder={t('nobody')}
        options={owners.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  );
}
