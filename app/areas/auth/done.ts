/** The result of the step before, as the query of the next page reports it: known words only. */
const DONE = [
  'signed-in',
  'signed-out',
  'confirmed',
  'reset',
  'created',
  'set-up',
  'profile',
  'again',
  'password',
  'email-asked',
  'email-changed',
  'second-step-off',
  'passkey-added',
  'passkey-renamed',
  'passkey-removed',
  'session-ended',
  'others-ended',
  'all-ended',
] as const;
export type Done = (typeof DONE)[number];

export const doneOf = (value: string | null): Done | null =>
  DONE.find((known) => known === value) ?? null;

/** The result of the step before, as the address of a request reports it. */
export const doneIn = (request: Request): Done | null =>
  doneOf(new URL(request.url).searchParams.get('done'));
