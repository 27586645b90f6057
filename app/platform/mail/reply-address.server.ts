import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '#app/platform/secrets.server.ts';
import { base32, fromBase32 } from './base32.ts';
import { replyAddress } from './mail-servers.server.ts';

/** What a mail may be a reply to; the letters are in addresses that were already sent. */
const KINDS = { f: 'feedback', c: 'message', t: 'ticket' } as const;
export type ThreadKind = (typeof KINDS)[keyof typeof KINDS];
/** The feedback entry, the ticket, or the message to a lead or contact, of the reply. */
export type Thread = { kind: ThreadKind; id: string };

const ID_BYTES = 16;
const SIGNATURE_BYTES = 8;
/** One letter, the id and the signature, in base32: 40, which leaves 23 of the 64 octets that a name may have. */
const TOKEN_LENGTH = Math.ceil(((1 + ID_BYTES + SIGNATURE_BYTES) * 8) / 5);

const signatureOf = (subject: Buffer) =>
  keyedHash('reply-address', subject.toString('hex')).subarray(0, SIGNATURE_BYTES);

function partsOf(address: string): { name: string; domain: string } {
  const at = address.lastIndexOf('@');
  return { name: address.slice(0, at), domain: address.slice(at + 1) };
}

/** Whether replies to mails reach their threads, without a link. */
export const answersComeIn = (): boolean => replyAddress() !== undefined;

/** The reply address of a thread: REPLY_ADDRESS with a signed token behind a plus sign. Undefined where no
 * mailbox is read. */
export function replyAddressOf({ kind, id }: Thread): string | undefined {
  const base = replyAddress();
  if (!base) return undefined;
  const letter = Object.entries(KINDS).find(([, named]) => named === kind)?.[0] ?? '';
  const subject = Buffer.concat([Buffer.from(letter), Buffer.from(id.replaceAll('-', ''), 'hex')]);
  const { name, domain } = partsOf(base);
  return `${name}+${base32(Buffer.concat([subject, signatureOf(subject)]))}@${domain}`;
}

const asUuid = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The thread of a reply address; undefined for others, and for a token that we have not made. */
export function threadOfAddress(address: string): Thread | undefined {
  const base = replyAddress();
  if (!base) return undefined;
  const ours = partsOf(base.toLowerCase());
  const { name, domain } = partsOf(address.trim().toLowerCase());
  const token = name.startsWith(`${ours.name}+`) ? name.slice(ours.name.length + 1) : '';
  if (domain !== ours.domain || token.length !== TOKEN_LENGTH) return undefined;
  const bytes = fromBase32(token);
  if (bytes?.length !== 1 + ID_BYTES + SIGNATURE_BYTES) return undefined;
  const subject = bytes.subarray(0, 1 + ID_BYTES);
  const kind = KINDS[String.fromCharCode(subject[0] ?? 0) as keyof typeof KINDS];
  if (!kind || !timingSafeEqual(signatureOf(subject), bytes.subarray(1 + ID_BYTES))) {
    return undefined;
  }
  return { kind, id: asUuid(subject.subarray(1)) };
}

/** Whether an address is that of our mailbox, with or without a suffix behind a plus sign. */
export function isReplyAddress(address: string): boolean {
  const base = replyAddress();
  if (!base) return false;
  const ours = partsOf(base.toLowerCase());
  const { name, domain } = partsOf(address.trim().toLowerCase());
  return domain === ours.domain && name.split('+')[0] === ours.name;
}
