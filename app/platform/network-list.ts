import { isIP } from 'node:net';
import { z } from 'zod';

/** An address or a CIDR range that `net.BlockList` accepts. */
function isNetwork(part: string): boolean {
  const [address = '', prefix, ...more] = part.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  if (isIP(address) === 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
}

/** A list of networks with commas between. */
export const networks = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .refine((parts) => parts.every(isNetwork));
