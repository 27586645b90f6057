export type Fact = { term: string; value: string };

/** The title block under a drawing: a row of cells, rows on a phone. */
export function FactStrip({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="strip">
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt className="note">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
