import { Lock } from 'lucide-react';

/** A value that other users could change here; `why` gives the reason and what would help. */
export function LockedValue({ value, why }: { value: string; why: string }) {
  return (
    <span className="locked" title={why}>
      {value} <Lock aria-hidden="true" />
      <span className="unseen">{why}</span>
    </span>
  );
}
