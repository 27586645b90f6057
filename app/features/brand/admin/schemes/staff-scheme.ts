import { GROUPS, namesOf } from '#app/features/brand/scheme.ts';
import type { NamedColors } from '#app/ui/tokens/neutral-tokens.ts';

export type StaffScheme = {
  id: string;
  revision: number;
  name: string;
  description: string;
  primary: string;
  accent: string;
  named: NamedColors;
  active: boolean;
  createdAt: string;
};

export type PresetRow = {
  id: string;
  name: string;
  description: string;
  primary: string;
  accent: string;
  uses: number;
};

/** The values of the editor by the names of its fields. */
export type Typed = Readonly<Record<string, string>>;

/** What is wrong with a field, by its name. */
export type SchemeMistakes = Record<string, 'name' | 'color' | 'pixels' | 'long'>;

/** Why nothing was done; each has its sentence under `failed`. */
export type SchemeCode = 'active' | 'changed';

export const LONGEST_NAME = 80;

/** Names of the fields beside the grouped colours. */
export const PLAIN_FIELDS = ['scheme_name', 'scheme_description', 'primary', 'accent'] as const;

/** What the editor shows of a scheme before anything is typed. */
export const typedOf = ({ name, description, primary, accent, named }: StaffScheme): Typed => ({
  scheme_name: name,
  scheme_description: description,
  primary,
  accent,
  ...named,
});

const FIELDS = [...PLAIN_FIELDS, ...GROUPS.flatMap(namesOf)];

/** The editor's fields as they were posted; an empty one is a colour that is left to the built-in. */
export function typedIn(texts: Readonly<Record<string, string>>): Typed {
  return Object.fromEntries(
    FIELDS.flatMap((name) => (texts[name] === undefined ? [] : [[name, texts[name].trim()]])),
  );
}
