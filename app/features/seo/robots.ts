type Robots = { base: string; closed: readonly string[]; sitemap: string };

/**
 * What robots may ask for (RFC 9309). Only areas for people who are signed in are closed: a page
 * that wants no place in an index says so itself, and must be read to be heard.
 */
export function robotsText({ base, closed, sitemap }: Robots): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${base}${sitemap}`,
    '',
  ].join('\n');
}
