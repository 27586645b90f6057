/** The hosts that a tag adds to the policy of its pages. */
export type PolicyEffect = { hosts: string[]; hash: string | null };

/** The same effect in one line: a form posts it to confirm that it was shown. */
export const effectText = ({ hosts, hash }: PolicyEffect): string =>
  [...hosts, ...(hash ? [hash] : [])].join(' ');
