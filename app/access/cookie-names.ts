/** Cookies of sign-in. Where the origin is https or loopback, each is prefixed with `__Host-`: the browser
 * then accepts it from this host alone. */
export const SESSION_COOKIE_KEY = 'forja-session';
/** Between the password and the code of two-step verification. */
export const SECOND_STEP_COOKIE_KEY = 'forja-second-step';
/** The accounts that have signed in with this browser. */
export const DEVICE_COOKIE_KEY = 'forja-device';
/** While a passkey is created or requested. */
export const PASSKEY_COOKIE_KEY = 'forja-passkey';
/** The browser that began a sign-in by an issuer. */
export const ISSUER_COOKIE_KEY = 'forja-issuer';
