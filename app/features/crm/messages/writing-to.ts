import type { Channel } from './messages.ts';

/** The channel of the composer in an address. */
export const WRITE = 'write';

/** An address of a person's record that opens with the composer of a channel. */
export const writingTo = (path: string, channel: Channel): string =>
  `${path}${path.includes('?') ? '&' : '?'}${WRITE}=${channel}`;
