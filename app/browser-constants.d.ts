/** Filled in by the build from tools/browser-constants.ts. */
interface ImportMetaEnv {
  /** Address of the service worker. */
  readonly SERVICE_WORKER: string;
  /** Regular expression of the paths that are never fetched ahead. */
  readonly LEFT_ALONE: string;
  /** Root of a user's own account pages. */
  readonly ACCOUNT: string;
  /** The sign-in page. */
  readonly AUTH: string;
  /** The page of the second step of signing in. */
  readonly SECOND_STEP: string;
  /** Where choices about cookies are posted; below it, the address of their form. */
  readonly CONSENT: string;
  /** Version of the consent wording. */
  readonly CONSENT_VERSION: string;
  /** Regular expression of the secrets in an address. */
  readonly SECRET_ADDRESSES: string;
  /** Where the site's own counts are posted. */
  readonly COUNTS: string;
}

/** Made by tools/catalogues.ts. */
declare module 'virtual:staff-catalogue/*' {
  const messages: import('i18next').ResourceLanguage;
  export default messages;
}
