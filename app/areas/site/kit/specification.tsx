import type { ReactNode } from 'react';

type SpecificationProps = { rows: readonly { term: string; fact: ReactNode }[] };

/** Facts in two columns, as on the specification plate of a machine. */
export function Specification({ rows }: SpecificationProps) {
  return (
    <dl className="spec">
      {rows.map(({ term, fact }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
