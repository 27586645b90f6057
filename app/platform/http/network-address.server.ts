import { BlockList, isIP } from 'node:net';

/** Addresses that many visitors share, or that no visitor comes from. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv6');
}

/** The eight groups of an IPv6 address, in hex without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser writes every spelling in the one canonical way.
  const canonical = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = canonical.split('::');
  const [front, back] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const given = [...(front ?? []), ...(back ?? [])];
  const left = Array.from({ length: 8 - given.length }, () => '0');
  return [...(front ?? []), ...left, ...(back ?? [])];
}

/** The IPv4 address that an IPv6 address stands for: mapped by the system, or by a gateway (NAT64). */
function embeddedIpv4(groups: readonly string[]): string | undefined {
  const prefix = groups.slice(0, 6).join(':');
  if (prefix !== '0:0:0:0:0:ffff' && prefix !== '64:ff9b:0:0:0:0') return undefined;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/**
 * The key by which a visitor is counted: the IPv4 address, or of an IPv6 address its first 64 bits
 * (`2001:db8:0:7::/64`), which belong to one line. Null for addresses that never stand for one visitor:
 * private, shared (carrier-grade NAT), loopback and link-local addresses, and anything that is no address.
 */
export function networkOf(address: string): string | null {
  const family = isIP(address);
  if (family === 0) return null;
  if (family === 4) return PRIVATE.check(address, 'ipv4') ? null : address;
  const groups = groupsOf(address);
  const ipv4 = embeddedIpv4(groups);
  if (ipv4) return networkOf(ipv4);
  return PRIVATE.check(groups.join(':'), 'ipv6') ? null : `${groups.slice(0, 4).join(':')}::/64`;
}
