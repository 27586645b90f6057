/* Messages between the loader in another product's page and the form in its frame. Each names the other's
 * origin when it posts, and ignores any other. */

/** The form is hydrated, and accepts the data of its host page. */
export const READY = 'forja:ready';
/** The user has closed the form. */
export const CLOSE = 'forja:close';

/** All that the form receives of the page around it, each time it is opened. */
export type HostPage = {
  /** Without the query and the hash: they could hold a secret. */
  url: string;
  path: string;
  referrer: string;
  viewportSize: string;
};

const PARTS = ['url', 'path', 'referrer', 'viewportSize'] as const;

export const isHostPage = (data: unknown): data is HostPage =>
  typeof data === 'object' &&
  data !== null &&
  PARTS.every((part) => typeof (data as Record<string, unknown>)[part] === 'string');
