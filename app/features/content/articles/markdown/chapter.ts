/** A heading of the first rank of a text, which its contents name. */
export type Chapter = { id: string; title: string };
