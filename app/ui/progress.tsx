import type { ReactNode } from 'react';

type ProgressProps = {
  id: string;
  label: ReactNode;
  /** Left out while the length of the work is unknown. */
  value?: number;
  max?: number;
  /** The value in words, such as “3 de 5”. */
  note?: ReactNode;
};

/** A bar of metal with a hot end; what is still to come is hatched. */
export function Progress({ id, label, value, max = 100, note }: ProgressProps) {
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {note && <span className="note">{note}</span>}
      </div>
      <progress id={id} className="progress" value={value} max={max} />
    </div>
  );
}
