/** Something that the command palette has found. */
export type Found = { kind: 'lead' | 'person'; id: string; name: string; detail: string };
