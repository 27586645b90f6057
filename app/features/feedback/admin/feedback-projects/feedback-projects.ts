import type { Conflict, Deletion } from '#app/audit/setting-changes.ts';
import type { Position, Theme } from '../../feedback-rules.ts';

/** A module of a project in the editor; `new-1` where the database has none yet. */
export type ModuleDraft = {
  id: string;
  key: string;
  name: string;
  nameEn: string;
  isActive: boolean;
};

/** The features of the widget, by the names of its columns. */
export const SWITCHES = [
  'ideas_enabled',
  'questions_enabled',
  'nps_enabled',
  'srs_enabled',
  'attachments_enabled',
] as const;
export type Switch = (typeof SWITCHES)[number];

/** The draft of a project: addresses one a line, modules in their order. */
export type ProjectDraft = {
  key: string;
  name: string;
  nameEn: string;
  product: string;
  isActive: boolean;
  origins: string;
  persona: string;
  switches: Readonly<Record<Switch, boolean>>;
  position: Position;
  theme: Theme;
  modules: ModuleDraft[];
};

/** A line of the list. */
export type ProjectRow = {
  id: string;
  key: string;
  name: string;
  product: string;
  isActive: boolean;
  origins: number;
  modules: string[];
};

/** The editor's initial values of a project; a new one has no id. */
export type StaffProject = {
  id: string | null;
  revision: number;
  deleted: Deletion | null;
  draft: ProjectDraft;
  /** The project and its modules that keep their keys, because entries refer to them. */
  used: readonly string[];
  mayEdit: boolean;
};

/** Possible products of a project, for this user. */
export type ProductChoice = { slug: string; name: string };

/** Why a typed value is refused; each has its sentence under `errors`. */
export const PROJECT_MISTAKES = [
  'required',
  'long',
  'key',
  'taken',
  'sameKey',
  'persona',
  'product',
  'origin',
  'originPath',
  'originsMany',
] as const;
export type ProjectMistake = (typeof PROJECT_MISTAKES)[number];

/** The typed values, by the name of their field. */
export type ProjectMistakes = Readonly<Record<string, ProjectMistake>>;

/** Why a project was not saved, and why it was not deleted or restored; each has its sentence. */
export const NOT_SAVED = ['forbidden', 'gone', 'invalid', 'refused'] as const;
export const NOT_DELETED = ['forbidden', 'gone', 'changed', 'used'] as const;
export type ProjectCode = 'changed' | 'refused' | 'used';

/** A colleague's saved values; without `theirs` the project was deleted. */
export type ProjectConflict = { conflict: Conflict; theirs?: ProjectDraft };

export const LONGEST_KEY = 60;
export const LONGEST_NAME = 120;
export const LONGEST_PERSONA = 60;
export const MOST_ORIGINS = 20;
export const MOST_MODULES = 50;
