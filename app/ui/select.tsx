import type { ComponentPropsWithRef } from 'react';
import { describedBy, type FieldFrame, FieldShell } from './field.tsx';

export type Option = { value: string; label: string; disabled?: boolean };

type SelectProps = FieldFrame &
  Omit<ComponentPropsWithRef<'select'>, 'id' | 'children'> & {
    options: readonly Option[];
    /** First line without a value, such as “Escolha”. */
    placeholder?: string;
  };

/** The native select: right on every phone, open to type-ahead on every keyboard. */
export function Select({
  id,
  label,
  hint,
  error,
  mark,
  className,
  options,
  placeholder,
  ...rest
}: SelectProps) {
  return (
    <FieldShell {...{ id, label, hint, error, mark, className }}>
      <select id={id} className="input" {...describedBy({ id, hint, error })} {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldShell>
  );
}
