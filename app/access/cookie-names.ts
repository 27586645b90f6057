/** Cookies of signing in. Where the origin is https or loopback, `__Host-` stands before each: the
 * browser then takes it from this host alone. */
export const SESSION_COOKIE_KEY = 'forja-session';
/** Between the password and the code of the second step. */
export const SECOND_STEP_COOKIE_KEY = 'forja-second-step';
/** Which accounts this browser has signed in. */
export const DEVICE_COOKIE_KEY = 'forja-device';
/** While a passkey is made or asked for. */
export const PASSKEY_COOKIE_KEY = 'forja-passkey';
