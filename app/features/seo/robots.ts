type Robots = { base: string; closed: readonly string[]; sitemap: string };

/**
 * The addresses that robots may request (RFC 9309). Only areas behind sign-in are closed: a page with
 * `noindex` must be fetched for that to be read.
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
