/** Filled in by the build from tools/browser-constants.ts. */
interface ImportMetaEnv {
  /** Address of the service worker. */
  readonly SERVICE_WORKER: string;
  /** Regular expression of the paths that are never fetched ahead. */
  readonly LEFT_ALONE: string;
  /** Root of a person's own account pages. */
  readonly ACCOUNT: string;
  /** Where people sign in. */
  readonly AUTH: string;
  /** Where the second step of signing in is taken. */
  readonly SECOND_STEP: string;
  /** Where choices about cookies are posted; below it, what asks for them. */
  readonly CONSENT: string;
  /** Version of the wording that consent is asked with. */
  readonly CONSENT_VERSION: string;
  /** Regular expression of what opens something in an address. */
  readonly SECRET_ADDRESSES: string;
  /** Where the site's own counts are posted. */
  readonly COUNTS: string;
}

/** Made by tools/catalogues.ts. */
declare module 'virtual:staff-catalogue/*' {
  const messages: import('i18next').ResourceLanguage;
  export default messages;
}
