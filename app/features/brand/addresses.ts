/** Addresses that forms post to and machines read; never cached, never linked as pages. */
export const endpointAddresses = {
  logos: '/logos',
} as const;

/** Screens of staff, and what these read besides. */
export const adminAddresses = {
  brand: '/admin/brand',
  scheme: '/admin/brand/:id',
  logos: '/admin/brand/logos',
  logoUpload: '/admin/brand/logos/new',
  logo: '/admin/brand/logos/:id',
} as const;

/** Former addresses of screens, by the name of the screen. */
export const formerAddresses = {
  logos: '/admin/logos',
  logoUpload: '/admin/logos/new',
  logo: '/admin/logos/:id',
} as const;
