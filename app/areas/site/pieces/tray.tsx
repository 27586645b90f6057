import type { ReactNode } from 'react';

/** One kind of piece with its states. */
export function Tray({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="tray">
      <h2 className="note">{name}</h2>
      {children}
    </div>
  );
}
