import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type BuiltRoute = { id: string; parentId?: string; path?: string };

const PREFIX = 'window.__reactRouterManifest=';

/** The address of every route of a built checkout by the route's id, as the browser's manifest has them:
 * addresses stay the same when source files move. */
export function builtRoutes(release: string): Map<string, string> {
  const assets = path.join(release, 'build/client/assets');
  const [file = ''] = readdirSync(assets).filter((name) => /^manifest-\w+\.js$/.test(name));
  const text = readFileSync(path.join(assets, file), 'utf8').trim();
  const { routes } = JSON.parse(text.slice(PREFIX.length).replace(/;$/, '')) as {
    routes: Record<string, BuiltRoute>;
  };
  const addressOf = ({ parentId, path: own }: BuiltRoute): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return `${parent ? addressOf(parent) : ''}${own ? `/${own}` : ''}`;
  };
  return new Map(Object.values(routes).map((route) => [route.id, addressOf(route) || '/']));
}
