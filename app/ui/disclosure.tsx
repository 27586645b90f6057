import type { ReactNode } from 'react';

type DisclosureProps = {
  summary: ReactNode;
  /** Disclosures of one name close each other. */
  name?: string;
  open?: boolean;
  children: ReactNode;
};

/** A question and its answer, opened by the browser itself. */
export function Disclosure({ summary, name, open, children }: DisclosureProps) {
  return (
    <details className="fold" name={name} open={open}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
