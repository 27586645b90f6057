import { createHash } from 'node:crypto';
import { settings } from '#app/platform/env.server.ts';
import { log } from '#app/platform/log/log.server.ts';

const PREFIX_LENGTH = 5;
/** A slow service must not keep anyone from choosing a password. Milliseconds. */
const PATIENCE_MS = 2000;

/**
 * Whether a password is in a known leak. Only the first five characters of its SHA-1 leave the server
 * (range protocol of Have I Been Pwned). Without BREACHED_PASSWORDS_URL no request is made, and a list that
 * does not respond counts as "no".
 */
export async function breached(password: string): Promise<boolean> {
  const base = settings().BREACHED_PASSWORDS_URL;
  if (!base) return false;
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  const [prefix, rest] = [hash.slice(0, PREFIX_LENGTH), hash.slice(PREFIX_LENGTH)];
  try {
    const answer = await fetch(`${base.replace(/\/$/, '')}/${prefix}`, {
      headers: { 'add-padding': 'true' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const lines = (await answer.text()).split('\n');
    // Padding lines carry a count of 0.
    return lines.some((line) => line.startsWith(`${rest}:`) && !line.trim().endsWith(':0'));
  } catch (error) {
    log.warn({ err: error }, 'the list of breached passwords is unavailable');
    return false;
  }
}
