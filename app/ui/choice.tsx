import type { ComponentPropsWithRef, FocusEventHandler, ReactNode } from 'react';
import { describedBy, FieldError, type FieldFrame } from './field.tsx';
import type { Option } from './select.tsx';

type ChoiceGroupProps = FieldFrame & {
  name: string;
  options: readonly Option[];
  /** Radios for one, checkboxes for several. */
  type?: 'radio' | 'checkbox';
  /** The initial choice. */
  defaultValue?: string | readonly string[];
  required?: boolean;
  /** For the first choice. */
  autoFocus?: boolean | undefined;
  onBlur?: FocusEventHandler<HTMLFieldSetElement>;
};

/** Bordered chips around real radios or checkboxes, in one fieldset. */
export function ChoiceGroup({
  id,
  label,
  hint,
  error,
  mark,
  className,
  name,
  options,
  type = 'radio',
  defaultValue = [],
  required,
  autoFocus,
  onBlur,
}: ChoiceGroupProps) {
  const chosen = typeof defaultValue === 'string' ? [defaultValue] : defaultValue;
  const { 'aria-invalid': invalid, 'aria-describedby': described } = describedBy({
    id,
    hint,
    error,
  });
  return (
    <fieldset
      id={id}
      className={className ? `field ${className}` : 'field'}
      aria-describedby={described}
      onBlur={onBlur}
    >
      <legend className="field-label">
        {label}
        {mark && <i>{mark}</i>}
      </legend>
      {hint && (
        <p className="hint" id={`${id}-h`}>
          {hint}
        </p>
      )}
      <div className="chips">
        {options.map(({ value, label: text, disabled }, place) => (
          <label className="chip" key={value}>
            <input
              type={type}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              disabled={disabled}
              required={type === 'radio' && required}
              // biome-ignore lint/a11y/noAutofocus: only where the caller sets it
              autoFocus={place === 0 && autoFocus}
              aria-invalid={invalid}
            />
            {text}
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'children'> & {
  id: string;
  error?: ReactNode;
  /** Small word behind the sentence, such as “opcional”. */
  mark?: ReactNode;
  children: ReactNode;
};

/** One box with a sentence, for consent and settings. */
export function Checkbox({ id, error, mark, className, children, ...rest }: CheckboxProps) {
  return (
    <div className={className ? `check ${className}` : 'check'}>
      <input id={id} type="checkbox" {...describedBy({ id, error })} {...rest} />
      <label htmlFor={id}>
        {children}
        {mark && <i>{mark}</i>}
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}
