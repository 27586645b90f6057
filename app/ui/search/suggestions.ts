/** A stretch of text; `hit` where it matches the query. */
type Piece = { text: string; hit: boolean };

/** The suggestions for a query. All words are final. */
export type Suggestions = {
  /** How many there are, as a sentence for screen readers. */
  status: string;
  groups: readonly {
    label: string;
    options: readonly { href: string; title: readonly Piece[] }[];
  }[];
};
