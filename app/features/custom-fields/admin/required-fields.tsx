import { useTranslation } from 'react-i18next';
import type { Refused } from '#app/ui/admin/action-reply.ts';
import { type CustomField, NEW_FIELD, VALUE_CODES } from '../custom-field.ts';
import { ValueInput } from './value-input.tsx';

type Props = {
  fields: readonly CustomField[];
  /** The refused form. */
  refused: Refused<string, string> | undefined;
};

/** The custom fields that a new record needs. */
export function RequiredFields({ fields, refused }: Props) {
  const { t } = useTranslation('custom-fields');
  return fields.map((field) => {
    const name = `${NEW_FIELD}${field.id}`;
    const code = VALUE_CODES.find((one) => one === refused?.fieldErrors[name]);
    const value = refused?.values[name];
    return (
      <ValueInput
        key={field.id}
        field={field}
        id={name}
        name={name}
        typed={refused?.lists?.[name] ?? (value === undefined ? [] : [value])}
        error={code && t(`refused.${code}`)}
      />
    );
  });
}
