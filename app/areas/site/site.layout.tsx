import { Outlet } from 'react-router';
import { Island } from '#app/islands/island.tsx';
import { SiteDataProvider } from '#app/pages/site-data.ts';
import type { Route } from './+types/site.layout';
import { SiteShell } from './shell/site-shell.tsx';
import { siteLayoutData } from './site-layout.server.ts';

export const loader = ({ request, context }: Route.LoaderArgs) => siteLayoutData(request, context);

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SiteDataProvider value={loaderData.site}>
      <SiteShell>
        <Outlet />
        {loaderData.card && (
          <section className="frame">
            {/* In place: most pages have no card. */}
            <link rel="stylesheet" href={loaderData.card.stylesheet} />
            <Island island={loaderData.card.island} />
          </section>
        )}
      </SiteShell>
      {loaderData.islands.map((island) => (
        <Island key={island.name} island={island} />
      ))}
    </SiteDataProvider>
  );
}

export { CrashScreen as ErrorBoundary } from './crash/crash-screen.tsx';
