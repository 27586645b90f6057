const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** OWASP ASVS 5, 6.2: at least 8, at least 64 allowed, no composition rules. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** A session ends after this long without a request … */
export const SESSION_IDLE_S = 12 * HOUR_S;
/** … and this long after it began, in use or not. */
export const SESSION_ABSOLUTE_S = 14 * DAY_S;
/** How much of the idle limit may pass before a request pushes it out again. */
export const SESSION_RENEWAL_S = 5 * MINUTE_S;
/** Sensitive changes ask for the password again when the sign-in is older than this. */
export const FRESH_SIGN_IN_S = 10 * MINUTE_S;

export const CONFIRM_LINK_S = DAY_S;
export const RESET_LINK_S = HOUR_S;
export const SIGN_IN_LINK_S = 15 * MINUTE_S;

/** Tries until a way in is closed for the rest of the window: `max` in `window`. */
export const TRIES = {
  /** Passwords and codes of one account. */
  account: { max: 10, window: '15 minutes' },
  /** Of one network address, whatever the account. */
  address: { max: 60, window: '15 minutes' },
  /** Mails to one address: links of all kinds. */
  mail: { max: 5, window: '1 hour' },
  /** Refused attempts of one network address that go on record; those beyond are only refused. */
  attempt: { max: 20, window: '1 hour' },
} as const;
