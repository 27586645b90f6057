import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'inbound');

/**
 * A mail as a program sends it, byte by byte, with the Message-ID that it answers and the address it
 * goes to put in.
 */
export function inboundMail(
  name: string,
  { messageId = '<parent@forja.example>', to = 'resposta@forja.example' } = {},
): Buffer {
  // Latin 1 keeps every byte as it is.
  const source = readFileSync(path.join(folder, `${name}.eml`), 'latin1');
  return Buffer.from(
    source.replaceAll('{{MESSAGE_ID}}', messageId).replaceAll('{{REPLY_ADDRESS}}', to),
    'latin1',
  );
}
