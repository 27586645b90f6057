import type { Transaction } from 'kysely';
import type { ActionFunctionArgs } from 'react-router';
import type { z } from 'zod';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Upload } from '#app/platform/files/uploads.server.ts';
import type { Undo } from '#app/ui/admin/action-reply.ts';
import type { Permission, Role } from '../permissions.ts';
import type { Session } from '../session.server.ts';

export type Tx = Transaction<DB>;

/**
 * HTTP status of a refused command; 200 is a question that the user answers before the command runs. 500 to 503 are
 * failures of the server that are reported in the form, such as a storage that does not answer.
 */
export type RefusalStatus = 200 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 502 | 503;

/** The command refuses, for a reason that is reported to the user. Rolls the command's transaction back. */
export class Refusal<Code extends string = string> extends Error {
  readonly code: Code;
  readonly status: RefusalStatus;
  /** What the user has to know or to answer before the command can run. */
  readonly details: unknown;
  /** Codes by the name of the field that they are about. */
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor(
    code: Code,
    status: RefusalStatus = 409,
    details?: unknown,
    fieldErrors: Readonly<Record<string, string>> = {},
  ) {
    super(code);
    this.code = code;
    this.status = status;
    this.details = details;
    this.fieldErrors = fieldErrors;
  }
}

type StaffRights = {
  actor?: 'staff';
  /** Of several any one; null where the command changes only what belongs to the user, or `role` decides. */
  permission: Permission | readonly [Permission, ...Permission[]] | null;
  /** Only users of this role may; others are refused as `<role>_only`. */
  role?: Role;
};

/** For a client the policies decide row by row. */
type Rights = StaffRights | { actor: 'client' };

type Posted<Schema extends z.ZodObject> = {
  user: Person;
  input: z.output<Schema>;
  /** The address that was posted to; its query holds the filter of a list. */
  url: URL;
};

/** The handler and options of a command, apart from its input. */
type BehindTheInput = {
  form: FormData;
  /** The files of the form; the action of a route without `upload` reads none. */
  upload: Omit<Upload, 'texts'>;
  request: Request;
  session: Session;
  context: ActionFunctionArgs['context'];
  /** Parameters of the address, for those that are no ids. */
  params: ActionFunctionArgs['params'];
};

type Done<Schema extends z.ZodObject, Data> = Posted<Schema> & { data: Data };

type Common<Schema extends z.ZodObject, Data> = Rights & {
  /**
   * Requires a recent sign-in, or the password in the same form. Refused with a `StepUpCode`; the reply sets the
   * cookies of the new session.
   */
  stepUp?: true;
  /**
   * Fields of the posted form, together with parameters of the address. An array collects fields of one
   * name. Where the message of an issue is a code, the user gets that code.
   */
  input: Schema;
  /** Runs after the commit: deletes files that are no longer needed, updates caches, notifies other
   * processes. */
  afterCommit?: (done: Done<Schema, Data>) => Promise<void> | void;
  /** The form that undoes it; undefined where it cannot be undone. */
  undo?: (done: { data: Data; input: z.output<Schema> }) => Undo | undefined;
  /** Where the user is redirected; undefined stays on the screen. */
  redirectTo?: (done: Done<Schema, Data> & Pick<BehindTheInput, 'request'>) => string | undefined;
  /** What is sent along with the redirect, such as a cookie. */
  headers?: (done: Done<Schema, Data>) => HeadersInit;
};

/** One command: its permission, input, handler and undo. */
export type Command<
  Schema extends z.ZodObject = z.ZodObject,
  Data = unknown,
  Ready = undefined,
> = Common<Schema, Data> & {
  /**
   * Runs before the transaction: files, HTTP, estimates. May throw `Refusal`. The body of the request has been read;
   * its cookies hold the language of the user.
   */
  prepare?: (posted: Posted<Schema> & BehindTheInput) => Promise<Ready>;
  /** Runs in one transaction, under the policies of the user. Throws `Refusal`, or the database's error. */
  run: (context: Posted<Schema> & { tx: Tx; ready: Ready }) => Promise<Data>;
  /** Runs when the transaction was rolled back: deletes the files that `prepare` stored. */
  afterRollback?: (ready: Ready) => Promise<void>;
};

/** A command on many rows. */
export type BulkCommand<Schema extends z.ZodObject = z.ZodObject, Data = unknown> = Common<
  Schema,
  Data
> & {
  /** Changes the rows in transactions of its own, one a batch, all under one operation id. */
  runBatches: (posted: Posted<Schema>) => Promise<Data>;
};

/** Declares a command, with its types taken from `input`, `prepare` and `run`. */
export const command = <Schema extends z.ZodObject, Data, Ready = undefined>(
  definition: Command<Schema, Data, Ready>,
): Command<Schema, Data, Ready> => definition;

/** Declares a command on many rows. */
export const bulkCommand = <Schema extends z.ZodObject, Data>(
  definition: BulkCommand<Schema, Data>,
): BulkCommand<Schema, Data> => definition;
