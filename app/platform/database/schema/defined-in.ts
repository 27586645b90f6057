const CREATES = [
  { kind: 'function', pattern: /^create (?:or replace )?function ([\w.]+)\s*\(/gim },
  { kind: 'view', pattern: /^create (?:or replace )?view ([\w.]+)/gim },
  {
    kind: 'trigger',
    pattern: /^create (?:or replace )?(?:constraint )?trigger (\w+)\s[^;]*?\son ([\w.]+)/gim,
  },
  { kind: 'policy', pattern: /^create policy (\w+)\s+on ([\w.]+)/gim },
] as const;

export interface Defined {
  kind: (typeof CREATES)[number]['kind'];
  /** With its schema: `private.uid`; of triggers and policies the name alone. */
  name: string;
  /** The table of a trigger or policy. */
  table: string | undefined;
}

/** Such as "function private.uid" or "policy logos_read on public.logos". */
export const inWords = ({ kind, name, table }: Defined): string =>
  `${kind} ${name}${table ? ` on ${table}` : ''}`;

/** The objects that a definition file creates, in the order of the kinds. */
export const definedIn = (text: string): Defined[] =>
  CREATES.flatMap(({ kind, pattern }) =>
    [...text.matchAll(pattern)].map(([, name = '', table]) => ({ kind, name, table })),
  );
