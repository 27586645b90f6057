import { keyedHash } from '#app/platform/secrets.server.ts';

const WINDOW_MS = 10 * 60 * 1000;

/** A UUID version 8 (RFC 9562 §5.8) from the first 16 bytes of a hash. */
function uuid8(hash: Buffer): string {
  const bytes = Buffer.from(hash.subarray(0, 16));
  bytes.writeUInt8(0x80 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return [8, 12, 16, 20, 32].map((end, i, ends) => hex.slice(ends[i - 1] ?? 0, end)).join('-');
}

/** Ids for posts that agree in all these parts: of the window now and of the one before. */
export function derivedIds(
  parts: readonly string[],
  windowMs: number,
  now: number,
): [string, string] {
  const window = Math.floor(now / windowMs);
  const idIn = (n: number) => uuid8(keyedHash('lead-id', ...parts, String(n)));
  return [idIn(window), idIn(window - 1)];
}

type Post = { form: string; answers: Readonly<Record<string, unknown>>; sender: string };

/** Typed again with other spaces or capitals, a text is still the same. */
const plain = (answer: unknown) =>
  typeof answer === 'string' ? answer.trim().replace(/\s+/g, ' ').toLowerCase() : (answer ?? '');

/**
 * Ids for a form that came without one: the same answers from the same sender within ten minutes are the
 * same lead. The window before counts too, so that a repeat across its edge is recognized.
 */
export function derivedLeadIds({ form, answers, sender }: Post, now: number): [string, string] {
  const content = Object.entries(answers)
    .map(([name, value]): [string, unknown] => [name, plain(value)])
    .sort(([a], [b]) => a.localeCompare(b));
  return derivedIds([form, JSON.stringify(content), sender], WINDOW_MS, now);
}

/** Ids browsers make are UUIDs of version 7 or 8; anything else is ignored. */
export function isLeadId(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^[0-9a-f]{8}-[0-9a-f]{4}-[78][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(value)
  );
}
