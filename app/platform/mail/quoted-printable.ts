import { encode, wrap } from 'nodemailer/lib/qp/index.js';

/** Whole lines have 76 characters at most (RFC 2045 §6.7); the last of these is the soft line break. */
const LINE = 75;
const SOFT_BREAK = '=\r\n';
/** What is written as it stands, in one line. */
const PLAIN = /^[!-<>-~](?:[ -<>-~]{0,73}[!-<>-~])?$/;

/**
 * A part of a text as quoted-printable, in whole lines: parts can be written one after the other, each encoded by itself.
 * Its last line ends with a soft line break, unless the part itself ends a line.
 */
export function quotedPart(text: string): string {
  if (text === '') return '';
  if (PLAIN.test(text)) return text + SOFT_BREAK;
  const lines = wrap(encode(text.replace(/\r\n|\r|\n/g, '\r\n')), LINE);
  return lines.endsWith('\r\n') ? lines : lines + SOFT_BREAK;
}

/** The parts of a whole text as one. */
export const withoutLastBreak = (parts: string): string =>
  parts.endsWith(SOFT_BREAK) ? parts.slice(0, -SOFT_BREAK.length) : parts;
