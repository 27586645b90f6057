import { createHash } from 'node:crypto';

/** The end of the chain: the number and hash of its last line. */
export type ChainHead = { number: number; hash: string };
export type AuditLine = ChainHead & { seq: number; text: string };

/** The hash is the last field, so that it covers the very bytes before it. */
const HASHED = /^(\{.*),"hash":"([0-9a-f]{64})"\}$/;

const hashOf = (body: string) => createHash('sha256').update(body).digest('hex');

/** The next line of the chain: its number, the hash of the line before, and the entry. */
export function nextLine(head: ChainHead, seq: number, entry: object): AuditLine {
  const number = head.number + 1;
  const body = JSON.stringify({ n: number, prev: head.hash, seq, ...entry });
  const hash = hashOf(body);
  return { number, hash, seq, text: `${body.slice(0, -1)},"hash":"${hash}"}` };
}

/** Lines behind a head, for entries in their order. */
export function nextLines(
  head: ChainHead,
  entries: readonly { seq: number; entry: object }[],
): AuditLine[] {
  const lines: AuditLine[] = [];
  for (const { seq, entry } of entries) lines.push(nextLine(lines.at(-1) ?? head, seq, entry));
  return lines;
}

export type LineFault = 'unreadable' | 'changed' | 'missing' | 'order' | 'broken';

/** A line with what it says of its place; a fault where it is not as it was written. */
export function readLine(text: string): (AuditLine & { prev: string }) | LineFault {
  const [, body = '', hash = ''] = HASHED.exec(text) ?? [];
  if (body === '') return 'unreadable';
  if (hashOf(`${body}}`) !== hash) return 'changed';
  const { n, prev, seq } = JSON.parse(`${body}}`) as { n: number; prev: string; seq: number };
  return { number: n, prev, hash, seq, text };
}

/** What is wrong with a line behind another; null where it continues the chain. */
export function faultAfter(head: ChainHead, line: AuditLine & { prev: string }): LineFault | null {
  if (line.number > head.number + 1) return 'missing';
  if (line.number <= head.number) return 'order';
  return line.prev === head.hash ? null : 'broken';
}
