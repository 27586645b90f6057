/** A stretch of text; `hit` where the words looked for stand. */
type Piece = { text: string; hit: boolean };

/** What a search box offers while a query is typed. All words are ready to be shown. */
export type Suggestions = {
  /** How many there are, as a sentence for screen readers. */
  status: string;
  groups: readonly {
    label: string;
    options: readonly { href: string; title: readonly Piece[] }[];
  }[];
};
