import type { ReactNode } from 'react';

/** One station on its length of belt; the row of stations makes it one line. */
export function Station({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 220 176" aria-hidden="true">
      <path className="contour" d="M0 150H220" />
      <use className="belt" href="#be" />
      {children}
    </svg>
  );
}
