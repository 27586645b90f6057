import type { ReactNode } from 'react';

/** One station on its length of belt; the row of stations makes it one line. */
export function Station({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 220 176" aria-hidden="true">
      <use href="#be" className="o1 belt" />
      {children}
    </svg>
  );
}
