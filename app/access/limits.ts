const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** OWASP ASVS 5, 6.2: at least 8, at least 64 allowed, no composition rules. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** A session ends after this long without a request … */
export const SESSION_IDLE_S = 12 * HOUR_S;
/** … and this long after its start, in use or not. */
export const SESSION_ABSOLUTE_S = 14 * DAY_S;
/** How much of the idle limit may pass before a request renews the session. */
export const SESSION_RENEWAL_S = 5 * MINUTE_S;
/** Sensitive changes ask for the password again when the sign-in is older than this. */
export const FRESH_SIGN_IN_S = 10 * MINUTE_S;

/** How long a browser stays known to an account that it has signed in. */
export const KNOWN_DEVICE_S = 180 * DAY_S;

export const CONFIRM_LINK_S = DAY_S;
export const RESET_LINK_S = HOUR_S;
export const SIGN_IN_LINK_S = 15 * MINUTE_S;
/** How long a sign-in waits for the code of its second step. */
export const SECOND_STEP_WAIT_S = 10 * MINUTE_S;
/** How long a sign-in at an issuer may take. */
export const ISSUER_SIGN_IN_S = 10 * MINUTE_S;

/** Tries until a kind of sign-in is closed for the rest of the window: `max` in `window`. */
export const TRIES = {
  /** Passwords of one account, from all browsers together that it does not know. */
  account: { max: 10, window: '15 minutes' },
  /** Codes of the second step of one account, likewise. */
  code: { max: 10, window: '15 minutes' },
  /** Passwords and codes of one account from one browser that has signed it in before. */
  device: { max: 10, window: '15 minutes' },
  /** Of one network, for all accounts; browsers known to the account excepted. */
  address: { max: 60, window: '15 minutes' },
  /** Of one network at one account: how many of the two above a right password uncounts. */
  pair: { max: 60, window: '15 minutes' },
  /** New passwords that are estimated for one network, weak ones too. */
  choice: { max: 30, window: '15 minutes' },
} as const;

/** Mails about one account of one kind: at most so many an hour and a day. */
export const MAILS = { hour: 5, day: 20 } as const;

const PAUSE_S = 2 * MINUTE_S;

/**
 * Kinds of mails that can be requested. Within `pauseS` seconds after one no other is sent, as it is still
 * on its way. Above the budget no other is sent either, while the link of the latest is valid (`holdsS`).
 */
export const MAIL_KINDS = {
  'sign-up': { pauseS: PAUSE_S, holdsS: CONFIRM_LINK_S },
  confirm: { pauseS: PAUSE_S, holdsS: CONFIRM_LINK_S },
  reset: { pauseS: PAUSE_S, holdsS: RESET_LINK_S },
  link: { pauseS: PAUSE_S, holdsS: SIGN_IN_LINK_S },
  // Requested by a signed-in user, who may have mistyped the new address: each request is different.
  change: { pauseS: 0, holdsS: 0 },
} as const;
export type MailKind = keyof typeof MAIL_KINDS;
