import type { CsvRefusal } from './csv.server.ts';
import type { Mapping } from './import-fields.ts';

/** Why nothing was done with an import. */
export const IMPORT_CODES = [
  'forbidden',
  'invalid',
  'gone',
  /** It has moved on since it was read. */
  'stale',
  /** No column says who somebody is, or two columns say the same. */
  'nobody',
  'twice',
  /** The file cannot be read in the encoding that was chosen. */
  'unreadable',
] as const;
export type ImportCode = (typeof IMPORT_CODES)[number];

/** What was chosen and not taken, or why a file cannot be read. */
export type ImportDetails = { mapping?: Mapping; unreadable?: CsvRefusal };
