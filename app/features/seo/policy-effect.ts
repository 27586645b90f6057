/** What a tag adds to the policy of the pages that it stands on. */
export type PolicyEffect = { hosts: string[]; hash: string | null };

/** The same effect in one line: what a form sends back to say that it was seen. */
export const effectText = ({ hosts, hash }: PolicyEffect): string =>
  [...hosts, ...(hash ? [hash] : [])].join(' ');
