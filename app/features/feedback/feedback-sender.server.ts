import { keyedHash } from '#app/platform/secrets.server.ts';

/** The sender of feedback, as far as known. */
export type Sender = {
  remoteAddress: string;
  /** What limits count the address by; null where it stands for many people. */
  network: string | null;
  userAgent: string;
  /** Session-storage id that submissions are limited by, where there is one. */
  session?: string;
};

/** Keyed hash of address and agent: the same person as far as nothing better is known. */
export const personOf = ({ remoteAddress, userAgent }: Sender) =>
  keyedHash('sender', remoteAddress, userAgent).toString('base64url');

/** What the hourly limit of a visitor counts. */
export const clientOf = (sender: Sender) => sender.session?.slice(0, 64) || personOf(sender);

/** Keyed hash of what an address is counted by, or null. */
export const networkHashOf = ({ network }: Sender) =>
  network === null ? null : keyedHash('address', network).toString('base64url');
