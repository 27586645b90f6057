import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '#app/platform/secrets.server.ts';
import { base32 } from './base32.ts';

const SIGNATURE_LENGTH = 16;
const SIGNED = new RegExp(`^<?([a-z0-9-]{1,120})\\.([a-z2-7]{${SIGNATURE_LENGTH}})@[^@\\s<>]+>?$`);

const signatureOf = (id: string) => base32(keyedHash('message-id', id)).slice(0, SIGNATURE_LENGTH);

/**
 * The Message-ID of a mail of ours. It is signed, since not only its recipients know it: nobody else may
 * report it undeliverable, or write into its thread.
 */
export function messageIdOf(id: string, from: string): string {
  const domain = /@([^>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return `<${id}.${signatureOf(id)}@${domain}>`;
}

/** Our id of a mail, from its Message-ID; undefined for a foreign one. */
export function ownIdIn(messageId: string): string | undefined {
  const [, id = '', signature = ''] = SIGNED.exec(messageId.trim().toLowerCase()) ?? [];
  if (id === '') return undefined;
  return timingSafeEqual(Buffer.from(signatureOf(id)), Buffer.from(signature)) ? id : undefined;
}
