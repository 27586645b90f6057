import { z } from 'zod';

/** The format of archives that this release writes: a row may run on from one entry into the next. */
export const FORMAT = 2;
/** The former one, in which no row does. */
const WHOLE_ROWS = 1;

export const MANIFEST = 'manifest.json';
export const SUMMARY = 'summary.json';

const table = z.object({
  schema: z.string(),
  name: z.string(),
  /** Generated columns excluded. */
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
});
export type BackupTable = z.output<typeof table>;

/** The first entry: what the archive holds, and from which release. */
export const manifestSchema = z.object({
  format: z.union([z.literal(FORMAT), z.literal(WHOLE_ROWS)]),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(table),
});
export type Manifest = z.output<typeof manifestSchema>;

/** The last entry: an archive without it was cut off. */
export const summarySchema = z.object({
  /** Rows by table. */
  rows: z.record(z.string(), z.number()),
  /** The next value of each sequence. */
  sequences: z.record(z.string(), z.string()),
  /** Bytes by key. */
  files: z.record(z.string(), z.number()),
  /** Keys that the storage listed and no longer had. */
  missing: z.array(z.string()),
});
export type Summary = z.output<typeof summarySchema>;

export const fullName = ({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string =>
  `${schema}.${name}`;
