/** Addresses that forms post to and machines read; never cached, never linked as pages. */
export const endpointAddresses = {
  counts: '/counts',
} as const;
