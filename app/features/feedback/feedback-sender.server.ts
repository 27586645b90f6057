import { keyedHash } from '#app/platform/secrets.server.ts';

/** The sender of feedback, as far as known. */
export type Sender = {
  remoteAddress: string;
  /** The key by which limits count the address; null where it stands for many people. */
  network: string | null;
  userAgent: string;
  /** Session-storage id for the limit of submissions, where there is one. */
  session?: string;
};

/** Keyed hash of address and agent: the same person as far as known. */
export const personOf = ({ remoteAddress, userAgent }: Sender) =>
  keyedHash('sender', remoteAddress, userAgent).toString('base64url');

/** The key of the hourly limit of a visitor. */
export const clientOf = (sender: Sender) => sender.session?.slice(0, 64) || personOf(sender);

/** Keyed hash of the address's limit key, or null. */
export const networkHashOf = ({ network }: Sender) =>
  network === null ? null : keyedHash('address', network).toString('base64url');
