import type { Email } from 'postal-mime';

/** The value of a header's first occurrence; empty where it is missing. */
export const headerOf = ({ headers }: Email, name: string): string =>
  headers.find(({ key }) => key === name)?.value.trim() ?? '';

export const headersOf = ({ headers }: Email, name: string): string[] =>
  headers.filter(({ key }) => key === name).map(({ value }) => value.trim());

const ID = /<[^<>\s]{1,998}>/g;
const MOST_IDS = 50;

/** Message-IDs in a text, in order; the last ones where there are very many. */
export const messageIdsIn = (text: string): string[] =>
  (text.slice(-60_000).match(ID) ?? []).slice(-MOST_IDS);
