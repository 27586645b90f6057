/** Pages of the site, one address a language. */
export const siteAddresses = {
  serverError: { pt: '/erro-500', en: '/en/server-error' },
  offline: { pt: '/offline', en: '/en/offline' },
} as const;

/** Addresses that forms post to and machines read; never cached, never linked as pages. */
export const endpointAddresses = {
  preferredLocale: '/preferred-locale',
  consent: '/consent',
  serviceWorker: '/sw.js',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  manifest: { pt: '/manifest.webmanifest', en: '/en/manifest.webmanifest' },
  appleTouchIcon: '/apple-touch-icon.png',
  favicon: '/favicon.ico',
  icons: '/icons',
  devMailbox: '/dev/mailbox',
  devPieces: '/dev/pieces',
} as const;
