import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '#app/ui/field.tsx';
import { FIELDS_OF, type Field, type Fields, LONGEST } from '../entry.ts';
import type { ByHand } from '../typed-line.ts';

type Props = {
  id: string;
  what: ByHand;
  fields: Fields;
  code: string | undefined;
  change: (field: Field, value: string) => void;
};

const TYPES: Partial<Record<Field, { type?: string; inputMode?: 'decimal' }>> = {
  email: { type: 'email' },
  phone: { type: 'tel' },
  value: { inputMode: 'decimal' },
};

const MISTAKES = ['email', 'phone', 'whatsapp', 'value'] as const;

/** The parsed values, a chip for each field, editable in place. */
export function EntryFields({ id, what, fields, code, change }: Props) {
  const { t } = useTranslation('by-hand');
  return (
    <fieldset className="by-hand-fields">
      <legend>{t('understood')}</legend>
      {FIELDS_OF[what].map((field) => {
        const mistaken = MISTAKES.find((one) => one === field && one === code);
        const wiring = {
          id: `${id}-${field}`,
          name: field,
          value: fields[field],
          maxLength: LONGEST[field],
          autoComplete: 'off',
          'aria-invalid': mistaken ? (true as const) : undefined,
          'aria-describedby': mistaken ? `${id}-${field}-e` : undefined,
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            change(field, target.value),
        };
        return (
          <div
            key={field}
            className="by-hand-field"
            data-field={field}
            data-empty={fields[field] === '' || undefined}
          >
            <label htmlFor={`${id}-${field}`}>
              <span>{t(`fields.${field}`)}</span>
              {field === 'note' ? (
                <textarea rows={fields.note.length > 60 ? 3 : 1} {...wiring} />
              ) : (
                <input {...TYPES[field]} {...wiring} />
              )}
            </label>
            {mistaken && <FieldError id={`${id}-${field}`}>{t(`refused.${mistaken}`)}</FieldError>}
          </div>
        );
      })}
    </fieldset>
  );
}
