import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Undo } from '#app/ui/admin/action-reply.ts';
import type { Permission } from '../permissions.ts';

export type Tx = Transaction<DB>;

/** HTTP status of a refused act. */
export type RefusalStatus = 403 | 404 | 409 | 422 | 429;

/** Nothing is done, for a reason that the user is told. Rolls the transaction of a command back. */
export class Refusal<Code extends string = string> extends Error {
  readonly code: Code;
  readonly status: RefusalStatus;
  /** What the user has to know or to answer before the act is done after all. */
  readonly details: unknown;

  constructor(code: Code, status: RefusalStatus = 409, details?: unknown) {
    super(code);
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

/** One act of staff: what it takes, what it does, how it is taken back. */
export type Command<Schema extends z.ZodObject = z.ZodObject, Data = unknown> = {
  permission: Permission;
  /**
   * Fields of the posted form, together with parameters of the address. An array collects fields of one name. The
   * message of an issue is the code that the user is told, where it is one.
   */
  input: Schema;
  /** Runs in one transaction, under the policies of the user. Throws `Refusal`, or what the database refuses. */
  run: (context: { tx: Tx; user: Person; input: z.output<Schema> }) => Promise<Data>;
  /** The form that takes it back; undefined where there is no way. */
  undo?: (done: { data: Data; input: z.output<Schema> }) => Undo | undefined;
};

/** Declares a command, with its types taken from `input` and `run`. */
export const command = <Schema extends z.ZodObject, Data>(
  definition: Command<Schema, Data>,
): Command<Schema, Data> => definition;
