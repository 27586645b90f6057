import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Permission } from '#app/access/permissions.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';

type Tx = Transaction<DB>;

/** A part of a list, newest first unless its resource says otherwise. */
export type ApiPart<Filters> = { filters: Filters; after: string | undefined; limit: number };

type Written = { tx: Tx; user: Person };

/** A call that makes a record. */
export type ApiCreate<Input extends z.ZodObject = z.ZodObject> = {
  scope: Permission;
  summary: string;
  input: Input;
  /** `id` is a fresh id for the record. Returns that of the record that was made. */
  run: (call: Written & { id: string; input: z.output<Input> }) => Promise<string>;
};

/** A call that changes a record. */
export type ApiUpdate<Input extends z.ZodObject = z.ZodObject> = {
  scope: Permission;
  summary: string;
  input: Input;
  run: (call: Written & { id: string; input: z.output<Input> }) => Promise<unknown>;
};

/** A kind of record that the API offers at /api/v1/<name>. */
export type ApiResource<
  Row extends z.ZodObject = z.ZodObject,
  Filters extends z.ZodObject = z.ZodObject,
> = {
  name: string;
  /** One record, in words of the reference. */
  singular: string;
  row: Row;
  /** The permission that a key needs to read it. */
  scope: Permission;
  /** Query parameters of the list, all optional, each a text. */
  filters: Filters;
  /** Ids of a part of the list, in its order. */
  page: (tx: Tx, part: ApiPart<z.output<Filters>>) => Promise<string[]>;
  /** The records of these ids that the policies show to the key, in any order. */
  rows: (tx: Tx, ids: readonly string[]) => Promise<z.input<Row>[]>;
  // biome-ignore lint/suspicious/noExplicitAny: each resource has an input of its own
  create?: ApiCreate<any>;
  // biome-ignore lint/suspicious/noExplicitAny: each resource has an input of its own
  update?: ApiUpdate<any>;
};

// biome-ignore lint/suspicious/noExplicitAny: a list of resources, each with types of its own
export type AnyApiResource = ApiResource<any, any>;

/** Keeps the types of a resource together. */
export const apiResource = <Row extends z.ZodObject, Filters extends z.ZodObject>(
  resource: ApiResource<Row, Filters>,
): ApiResource<Row, Filters> => resource;

export const apiCreate = <Input extends z.ZodObject>(create: ApiCreate<Input>): ApiCreate<Input> =>
  create;

export const apiUpdate = <Input extends z.ZodObject>(update: ApiUpdate<Input>): ApiUpdate<Input> =>
  update;
