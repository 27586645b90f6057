/**
 * Version of the sentence beside the button (`form.consent` in `locales/`), stored with each consent as its
 * proof. Another sentence is another version: the test beside this file compares the two.
 */
export const CONSENT_VERSION = '2026-11-22';
