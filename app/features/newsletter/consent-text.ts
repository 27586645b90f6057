/**
 * Version of the sentence beside the button (`form.consent` in `locales/`), kept with each “yes” as
 * its proof. Another sentence is another version: the test beside this file holds the two together.
 */
export const CONSENT_VERSION = '2026-11-22';
