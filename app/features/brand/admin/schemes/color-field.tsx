import { useTranslation } from 'react-i18next';
import { isSafeColor } from '#app/features/brand/brand.ts';
import { useHydrated } from '#app/ui/admin/data-table/use-hydrated.ts';
import { Field } from '#app/ui/field.tsx';
import { hexOf, parseColor } from '#app/ui/tokens/color.ts';

type Props = {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  hint?: string;
  required?: boolean;
  onChange: (name: string, value: string) => void;
};

const hex = (value: string) => (isSafeColor(value) ? hexOf(parseColor(value)) : '#808080');

/** A colour as text, as staff have it in their guides; scripts add the browser's own picker. */
export function ColorField({ name, label, value, error, hint, required, onChange }: Props) {
  const { t } = useTranslation('brand');
  const id = name.replace('.', '-');
  return (
    <div className="brand-color">
      <Field
        id={id}
        name={name}
        label={label}
        error={error}
        hint={hint}
        required={required}
        spellCheck={false}
        autoComplete="off"
        maxLength={40}
        value={value}
        onChange={(event) => onChange(name, event.currentTarget.value)}
      />
      {useHydrated() && (
        <input
          type="color"
          aria-label={t('editor.pick', { name: label })}
          value={hex(value)}
          data-empty={value === '' || undefined}
          onChange={(event) => onChange(name, event.currentTarget.value)}
        />
      )}
    </div>
  );
}
