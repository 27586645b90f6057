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

/** What a line does with an existing contact. */
export const ON_KNOWN = ['fill', 'replace', 'skip'] as const;
export type OnKnown = (typeof ON_KNOWN)[number];

/** The result of a line, and before that its planned action. */
export const LINE_STATUSES = [
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
export type LineStatus = (typeof LINE_STATUSES)[number];

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
  /** The user who uploaded it; empty for a deleted account. */
  by: string;
  state: ImportState;
  failure: string;
  lines: number;
  /** Lines that are done, of its present state. */
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
  standing: LineStatus;
  remarks: string[];
  contactId: string | null;
};

/** A step is running at this moment. */
export const isUnderWay = (state: ImportState): boolean =>
  state === 'checking' || state === 'running' || state === 'undoing';

/** It has changes that may be undone. */
export const mayBeUndone = ({ state, made, changed }: ImportRow): boolean =>
  (state === 'done' || state === 'cancelled' || state === 'failed') && made + changed > 0;
