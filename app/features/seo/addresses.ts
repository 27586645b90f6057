/** Addresses that forms post to and machines read; never cached, never linked as pages. */
export const endpointAddresses = {
  pictures: '/og',
} as const;

/** Screens of staff, and the addresses that these read besides. */
export const adminAddresses = {
  seo: '/admin/seo',
  seoPages: '/admin/seo/pages',
  seoPage: '/admin/seo/page',
  seoTags: '/admin/seo/tags',
  seoTag: '/admin/seo/tags/:id',
} as const;
