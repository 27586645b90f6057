import { portalPaths } from '#app/paths.ts';
import { inAdminBrowser } from './admin-browser.ts';
import type { Finding } from './finding.ts';
import { measureLighthouse } from './lighthouse-runs.ts';

/* Pages of the portal as the client of the demonstration meets them on a phone, signed in. */

const TARGETS = { lcp: 1200, tbt: 10, closed: true } as const;

export function measurePortalPages(scratch: string): Promise<Finding[]> {
  return inAdminBrowser(
    scratch,
    async ({ page, url }) => {
      const addressOf = async (section: string) =>
        (await page.locator(`main a[href*="/${section}/"]`).first().getAttribute('href')) ?? '';
      await page.goto(url + portalPaths.overview);
      const project = await addressOf('projetos');
      await page.goto(url + project);
      const deliverable = await addressOf('entregas');
      const cookies = await page.context().cookies();
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      return measureLighthouse({ url: (pathname) => url + pathname, cookie }, [
        { ...TARGETS, name: 'Overview', pathname: portalPaths.overview },
        { ...TARGETS, name: 'Project', pathname: project },
        { ...TARGETS, name: 'Deliverable', pathname: deliverable },
      ]);
    },
    'client',
  );
}
