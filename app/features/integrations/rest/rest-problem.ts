/** A refusal in the shape that clients of PostgREST read: code, message, details, hint. */
export class RestProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: string | null;

  constructor(status: number, code: string, message: string, details: string | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** The address, or a part of it, has no meaning. Codes of PostgREST, where it has one. */
export const badQuery = (details: string) =>
  new RestProblem(400, 'PGRST100', 'query_invalid', details);
export const unknownColumn = (name: string) =>
  new RestProblem(400, '42703', 'column_unknown', `There is no column ${name}`);
export const unknownTable = () => new RestProblem(404, 'PGRST205', 'table_unknown');
export const unknownFunction = () => new RestProblem(404, 'PGRST202', 'function_unknown');
