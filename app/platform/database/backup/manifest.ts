import { z } from 'zod';

/** The format of archives that this release writes, and the only one that it reads. */
export const FORMAT = 1;

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
  format: z.literal(FORMAT),
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
