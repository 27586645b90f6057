import * as build from 'virtual:react-router/server-build';
import { type LoaderFunction, RouterContextProvider } from 'react-router';
import type { KnownPage } from '#app/pages/known-pages.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';

type Loaded = { head?: PageHead };
type WithInit = { type: 'DataWithResponseInit'; data: Loaded };

const isWithInit = (value: Loaded | WithInit): value is WithInit =>
  'type' in value && value.type === 'DataWithResponseInit';

/**
 * What a page says of itself in its head, from the page's own loader without rendering it, as a request of
 * nobody in particular. The origin is no part of any head.
 */
export async function headOfPage(
  { routeId, page, path }: KnownPage,
  { origin, businessUnit }: { origin: string; businessUnit: string },
): Promise<PageHead | null> {
  const loader = build.routes[routeId]?.module.loader as LoaderFunction | undefined;
  if (!loader) return null;
  const url = new URL(path, origin);
  const context = new RouterContextProvider();
  context.set(requestFacts, {
    ...{ id: '', origin, businessUnit, nonce: '', remoteAddress: '', network: null },
    brokeOff: () => false,
  });
  const loaded = (await loader({
    request: new Request(url),
    url,
    params: page.params,
    pattern: path,
    context,
  })) as Loaded | WithInit;
  const { head } = isWithInit(loaded) ? loaded.data : loaded;
  return head ?? null;
}
