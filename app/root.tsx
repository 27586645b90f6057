import { I18nextProvider } from 'react-i18next';
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { awayOf } from './access/unsaved/away.ts';
import { answerUnavailable } from './access/unsaved/unsaved-post.server.ts';
import adminStylesheet from './areas/admin/admin.css?url';
import { EARLY_PRESSES_SCRIPT } from './areas/admin/early-presses-script.ts';
import { AdminError } from './areas/admin/frame/admin-error.tsx';
import { documentOf, refusalOf } from './areas/admin/frame/refusal.ts';
import { PortalCrash } from './areas/portal/crash/portal-crash.tsx';
import { CrashScreen } from './areas/site/crash/crash-screen.tsx';
import { DocumentHead, headOf } from './areas/site/document-head.tsx';
import { entryScript } from './areas/site/entry-script.ts';
import { instanceOf } from './i18n/instances.ts';
import { DEFAULT_LOCALE, localeOfPath } from './i18n/locale.ts';
import { RenderedAt } from './i18n/use-now.ts';
import { areaOfPath } from './pages/alternates.ts';
import { rootData } from './pages/root-data.server.ts';
import { SCROLL_KEY } from './pages/scroll-key.ts';
import { rowOf } from './registry.ts';

export const middleware = [answerUnavailable];

export const loader = ({ request, context }: Route.LoaderArgs) => rootData(request, context);

/** Development only: islands reload in place only when React's refresh runtime came first. */
function HotReload() {
  return ['/@vite/client', '/@id/__x00__virtual:react-router/inject-hmr-runtime'].map((src) => (
    <script key={src} type="module" src={src} />
  ));
}

/** The document of every page. A page that is not hydrated loads one module, no router. */
export function Layout({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation();
  const matches = useMatches();
  const brought = documentOf(useRouteError());
  const root = useRouteLoaderData<typeof loader>('root') ?? brought?.root;
  const leaf = matches.at(-1);
  const hydrate = leaf !== undefined && (rowOf(leaf.id)?.hydrate ?? false);
  const locale = root?.locale ?? localeOfPath(pathname) ?? DEFAULT_LOCALE;
  const framed = headOf(leaf)?.framed;
  return (
    <html
      lang={locale}
      data-framed={framed && ''}
      data-theme={framed?.theme === 'auto' ? undefined : framed?.theme}
    >
      <head>
        <DocumentHead
          locale={locale}
          leaf={leaf}
          root={root}
          // Only staff screens can fail inside their area.
          areaStylesheet={hydrate ? adminStylesheet : undefined}
        />
        {hydrate && <Links nonce={root?.nonce} />}
        {hydrate && (
          <script
            nonce={root?.nonce}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, under the page's nonce
            dangerouslySetInnerHTML={{ __html: EARLY_PRESSES_SCRIPT }}
          />
        )}
        {!hydrate && import.meta.env.DEV && <HotReload />}
      </head>
      <body>
        <RenderedAt value={root?.renderedAt ?? null}>
          <I18nextProvider i18n={instanceOf(locale)}>{children}</I18nextProvider>
        </RenderedAt>
        {hydrate && <ScrollRestoration nonce={root?.nonce} storageKey={SCROLL_KEY} />}
        {hydrate && <Scripts nonce={root?.nonce} />}
        {!hydrate && root?.entryScript && (
          // Last, for it waits until the stylesheet has loaded: a browser that ends the document earlier
          // lays it all out once without the stylesheet.
          <script
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the build, hashed in the CSP
            dangerouslySetInnerHTML={{ __html: entryScript(root.entryScript) }}
          />
        )}
        {root?.structured && (
          <script
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any `<`, which no browser runs
            dangerouslySetInnerHTML={{ __html: root.structured }}
          />
        )}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** Errors outside the pages of an area: a refused address, or a crash. */
export function ErrorBoundary() {
  const error = useRouteError();
  const refused = refusalOf(error);
  const area = areaOfPath(useLocation().pathname);
  const isPortal = area === 'portal';
  if (awayOf(error) && area === 'admin') return <AdminError />;
  // A refusal of staff has its own page, also in a staff view of the portal.
  if (refused && (refused.missing || !isPortal)) return <AdminError />;
  return isPortal ? <PortalCrash /> : <CrashScreen />;
}
