/** Filled in by the build from tools/browser-constants.ts. */
interface ImportMetaEnv {
  /** Address of the service worker. */
  readonly SERVICE_WORKER: string;
  /** Regular expression of the paths that are never fetched ahead. */
  readonly LEFT_ALONE: string;
}
