import { useId } from 'react';
import { CopiedValue } from './copied-value.tsx';

/** A secret, this once, to be copied. */
export function ShownOnce({
  label,
  secret,
  hint,
}: {
  label: string;
  secret: string;
  hint: string;
}) {
  const id = useId();
  return (
    <div className="admin-notice" role="status">
      <label htmlFor={id}>
        <b>{label}</b>
      </label>
      <CopiedValue id={id} value={secret} />
      <p>{hint}</p>
    </div>
  );
}
