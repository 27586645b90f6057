import type { Mapping } from './import-fields.ts';

export const IMPORT_STATES = [
  'mapping',
  'checking',
  'checked',
  'running',
  'done',
  'cancelled',
  'failed',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const ENCODINGS = ['utf-8', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** What a line does with a contact that is known. */
export const ON_KNOWN = ['fill', 'replace', 'skip'] as const;
export type OnKnown = (typeof ON_KNOWN)[number];

/** What became of a line, and before that what is to become of it. */
export const STANDINGS = [
  'problem',
  'new',
  'known',
  'twin',
  'made',
  'changed',
  'unchanged',
  'undone',
  'kept',
] as const;
export type Standing = (typeof STANDINGS)[number];

export type ImportFigures = {
  made: number;
  changed: number;
  unchanged: number;
  problems: number;
  undone: number;
  kept: number;
};

export type ImportRow = ImportFigures & {
  id: string;
  fileName: string;
  product: string;
  /** Who sent it; empty where the account is gone. */
  by: string;
  state: ImportState;
  failure: string;
  lines: number;
  /** Lines that are through, of the state it is in. */
  passed: number;
  createdAt: string;
  startedAt: string | null;
  endedAt: string | null;
};

export type Import = ImportRow & {
  createdBy: string | null;
  storageKey: string | null;
  encoding: Encoding;
  separator: ';' | ',' | '\t';
  header: string[];
  fingerprint: string;
  mapping: Mapping | null;
  source: string;
  onKnown: OnKnown;
  round: number;
};

export type ImportLine = {
  id: string;
  line: number;
  cells: string[];
  standing: Standing;
  remarks: string[];
  contactId: string | null;
};

/** Something is being done with it at this moment. */
export const isUnderWay = (state: ImportState): boolean =>
  state === 'checking' || state === 'running' || state === 'undoing';

/** It did something that may be taken back. */
export const mayBeUndone = ({ state, made, changed }: ImportRow): boolean =>
  (state === 'done' || state === 'cancelled' || state === 'failed') && made + changed > 0;
