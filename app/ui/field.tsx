import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FileInput } from './file-input/file-input.tsx';

export type FieldFrame = {
  /** Also the base of the ids of hint (`-h`) and error (`-e`). */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The error sentence with the remedy; its presence marks the field invalid. */
  error?: ReactNode;
  /** Small word at the end of the label, such as “opcional”. */
  mark?: ReactNode;
  className?: string;
};

/** The props that tie a control inside a field frame to hint and error. */
export function describedBy({ id, hint, error }: Pick<FieldFrame, 'id' | 'hint' | 'error'>) {
  const ids = [error && `${id}-e`, hint && `${id}-h`].filter(Boolean).join(' ');
  return {
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': ids || undefined,
  };
}

/** The sentence under a control. Left out of the page while it is empty. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="error" id={`${id}-e`}>
      {children}
    </p>
  );
}

/** Label, hint and error around one control. */
export function FieldShell({
  id,
  label,
  hint,
  error,
  mark,
  className,
  children,
}: FieldFrame & { children: ReactNode }) {
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label className="field-label" htmlFor={id}>
        {label}
        {mark && <i>{mark}</i>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-h`}>
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

type FieldProps = FieldFrame &
  (
    | ({ multiline?: false } & Omit<ComponentPropsWithRef<'input'>, 'id'>)
    | ({ multiline: true } & Omit<ComponentPropsWithRef<'textarea'>, 'id'>)
  );

/** One line of text, or several. All native attributes (type, autoComplete, defaultValue …) pass. */
export function Field({ id, label, hint, error, mark, className, ...rest }: FieldProps) {
  const wiring = { id, className: 'input', ...describedBy({ id, hint, error }) };
  let control: ReactNode;
  if (rest.multiline) {
    const { multiline: _, ...native } = rest;
    control = <textarea {...wiring} {...native} />;
  } else {
    const { multiline: _, ...native } = rest;
    control =
      native.type === 'file' ? (
        <FileInput {...wiring} {...native} />
      ) : (
        <input {...wiring} {...native} />
      );
  }
  return <FieldShell {...{ id, label, hint, error, mark, className }}>{control}</FieldShell>;
}
