import { isUuid } from '#app/ui/uuid.ts';

/** Largest file that is accepted, in bytes, and largest one of a form without scripts. */
export const LARGEST_FILE_BYTES = 200_000_000;
export const FORM_FILES = { files: 5, bytes: 50_000_000 } as const;
export const FOLDER_NAME_LENGTH = 80;

/** Why a file was not accepted, or something else was not done; each has its words. */
export const FILE_REFUSALS = [
  ...(['gone', 'full', 'often', 'type', 'large', 'empty', 'cut'] as const),
  ...(['none', 'out', 'viewing', 'taken', 'many', 'name', 'unnamed', 'unfit'] as const),
] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

export type FileProject = { id: string; name: string; ended: boolean };

export type Folder = { id: string; project: string; name: string; files: number };

/** A file in a list, as its last version is. */
export type ListedFile = {
  id: string;
  project: string;
  folder: string | null;
  name: string;
  version: string;
  number: number;
  type: string;
  size: number;
  by: string | null;
  at: string;
};

export type FileVersion = {
  id: string;
  number: number;
  name: string;
  type: string;
  size: number;
  sha256: string;
  by: string | null;
  at: string;
};

export type OneFile = {
  id: string;
  project: string;
  folder: string | null;
  name: string;
  /** The newest first. */
  versions: readonly FileVersion[];
};

/** Where a file is put: a folder of a project, or its top. */
export type FilePlace = { project: string; folder: string | null };

/** A place as forms carry it. */
export const placeText = ({ project, folder }: FilePlace): string => `${project}/${folder ?? ''}`;

/** The place that a form names; undefined for anything else. */
export function placeIn(text: string | undefined): FilePlace | undefined {
  const [project = '', folder = ''] = (text ?? '').split('/');
  if (!isUuid(project) || (folder !== '' && !isUuid(folder))) return undefined;
  return { project, folder: folder || null };
}

/** How a file's name ends, for the drawing of a sheet of paper: at most four characters. */
export function endingOf(name: string): string {
  const ending = /\.([a-z0-9]{1,4})$/i.exec(name)?.[1] ?? '';
  return ending.toLowerCase();
}
