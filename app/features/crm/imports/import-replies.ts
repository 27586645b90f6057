import type { CsvRefusal } from './csv.server.ts';
import type { Mapping } from './import-fields.ts';

/** Refusal codes for commands on an import. */
export const IMPORT_CODES = [
  /** It has changed since it was read. */
  'stale',
  /** No column identifies a person, or two columns are the same field. */
  'nobody',
  'twice',
  /** The file cannot be read in the chosen encoding. */
  'unreadable',
] as const;
export type ImportCode = (typeof IMPORT_CODES)[number];

/** A refused choice, or why a file cannot be read. */
export type ImportDetails = { mapping?: Mapping; unreadable?: CsvRefusal };

/** Refusal codes of an uploaded file. */
export type UploadCode = CsvRefusal['code'] | 'missing' | 'too_large' | 'storage';

/** The line that cannot be read. */
export type UploadDetails = { line: number | undefined };
