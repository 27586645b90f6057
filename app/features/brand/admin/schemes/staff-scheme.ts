import type { Conflict } from '#app/audit/setting-changes.ts';
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

/** What became of a post about schemes. */
export type SchemeReply = {
  done?: 'saved' | 'activated' | 'deleted' | 'preset';
  failed?: 'forbidden' | 'gone' | 'active' | 'changed' | 'invalid';
  /** Fields to mend, each with what is wrong with it. */
  mistakes: Record<string, 'name' | 'color' | 'pixels' | 'long'>;
  typed?: Typed;
  conflict?: Conflict;
  /** The revision that what is in the editor now was read or saved at. */
  revision?: number;
};

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
