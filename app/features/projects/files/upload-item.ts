import type { FileRefusal } from './project-files.ts';

/** A file on its way, as its row shows it. */
export type UploadItem = {
  key: string;
  project: string;
  name: string;
  size: number;
  sent: number;
  /** Cut: the line is down, and what has come is kept. Checking: it is whole, and looked at. */
  state: 'sending' | 'paused' | 'cut' | 'checking' | 'refused';
  why?: FileRefusal;
  /** Since when it is sent without a stop, and how much had come by then. */
  since: { at: number; sent: number };
};

/** Whole minutes until the rest has come, as fast as it came so far; undefined before that can be said. */
export function minutesLeft({ size, sent, since }: UploadItem, now: number): number | undefined {
  const seconds = (now - since.at) / 1000;
  const come = sent - since.sent;
  if (seconds < 2 || come <= 0) return undefined;
  return Math.ceil((size - sent) / (come / seconds) / 60);
}
