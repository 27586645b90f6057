import { createHash } from 'node:crypto';
import { scrubbed, scrubbedMessage } from '#app/platform/log/scrubbed-text.ts';
import { projectRoot } from '#app/platform/project-root.server.ts';

/** An error as it may be kept and mailed: nothing in it that a visitor typed. */
export type CrashDescription = {
  /** The same for the same fault of any user: 32 hexadecimal digits. */
  fingerprint: string;
  message: string;
  /** Innermost call first, files relative to the project. */
  stack: string;
};

const LONGEST_MESSAGE = 500;
const LONGEST_STACK = 4000;

/** Ids, counts and dates: one fault has many of them. */
const VARYING = /[0-9a-f]{8}-[0-9a-f-]{27}|\d+/gi;

const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

/** Frames of the stack without the message, which precedes them and may have several lines. */
function callsOf(error: Error): string[] {
  const root = projectRoot();
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim().replace('file://', '').replace(`${root}/`, ''));
}

const nameOf = (error: unknown) =>
  error instanceof Error ? error.name : error === null ? 'null' : typeof error;

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return `${nameOf(error)}: ${cut(String(error), LONGEST_MESSAGE)}`;
  const cause =
    error.cause instanceof Error ? ` (${error.cause.name}: ${scrubbedMessage(error.cause)})` : '';
  return `${error.name}: ${scrubbedMessage(error)}${cause}`;
}

/** Describes anything that was thrown. `place` distinguishes two faults with the same words. */
export function describeCrash(error: unknown, place: string): CrashDescription {
  const message = cut(scrubbed(messageOf(error)), LONGEST_MESSAGE);
  const calls = error instanceof Error ? callsOf(error) : [];
  // The place of a frame: asynchronous frames vary with concurrent work.
  const first = calls[0] ?? '';
  const fault = [place, message.replace(VARYING, '0'), first].join('\n');
  return {
    fingerprint: createHash('sha256').update(fault).digest('hex').slice(0, 32),
    message,
    stack: cut(scrubbed(calls.join('\n')), LONGEST_STACK),
  };
}
