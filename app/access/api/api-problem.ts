/** A refusal of the API, as RFC 9457 describes problems. `code` is stable: programs decide by it. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  /** What is wrong, by the path of the field. */
  readonly errors: readonly FieldError[] | undefined;

  constructor(
    code: ProblemCode,
    { detail, errors }: { detail?: string; errors?: FieldError[] } = {},
  ) {
    super(detail ?? PROBLEMS[code].title);
    this.code = code;
    this.status = PROBLEMS[code].status;
    this.errors = errors;
  }
}

export type FieldError = { path: string; message: string };

/** Every problem that the API answers with, by its code. */
export const PROBLEMS = {
  key_missing: { status: 401, title: 'A key is required: Authorization: Bearer …' },
  key_unknown: { status: 401, title: 'This key is not known' },
  key_expired: { status: 401, title: 'This key has expired' },
  key_revoked: { status: 401, title: 'This key was revoked' },
  scope_missing: { status: 403, title: 'The key does not have the permission for this call' },
  forbidden: { status: 403, title: 'The owner of the key may not do this' },
  not_found: { status: 404, title: 'There is nothing at this address' },
  method_unknown: { status: 405, title: 'This address does not take this method' },
  state_conflict: { status: 409, title: 'The record does not take this change as it is now' },
  call_running: { status: 409, title: 'A call with this Idempotency-Key is still running' },
  body_large: { status: 413, title: 'The body is too large' },
  body_type: { status: 415, title: 'The body must be application/json' },
  body_invalid: { status: 400, title: 'The body is not JSON' },
  query_invalid: { status: 400, title: 'A parameter of the address is not valid' },
  cursor_unknown: { status: 400, title: 'The cursor leads to no record: begin the list again' },
  key_reused: { status: 422, title: 'The Idempotency-Key was used with another call' },
  values_invalid: { status: 422, title: 'The values are not valid' },
  too_many_calls: { status: 429, title: 'Too many calls' },
  failed: { status: 500, title: 'The call failed' },
  unavailable: { status: 503, title: 'The database does not answer' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof PROBLEMS;
