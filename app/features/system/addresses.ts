/** Screens of staff. */
export const adminAddresses = {
  system: '/admin/system',
} as const;

/** Read by programs that watch the site. */
export const endpointAddresses = {
  health: '/healthz',
  liveness: '/livez',
  readiness: '/readyz',
  metrics: '/metrics',
} as const;
