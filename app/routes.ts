import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import { endpoints } from './paths.ts';
import {
  adminFrame,
  adminRows,
  areaRows,
  endpointRows,
  publicRows,
  type TableRow,
} from './registry.ts';

/** One address a page: `/SOBRE` is redirected to `/sobre` (`server/old-paths.ts`), and no post to it is
 * handled. */
const entry = ({ id, path, file }: Pick<TableRow, 'id' | 'path' | 'file'>): RouteConfigEntry =>
  path === '/' ? { id, index: true, file } : { id, path: path.slice(1), caseSensitive: true, file };

/** A screen's path is relative to its frame. */
const adminScreen = ({ id, path, file }: TableRow): RouteConfigEntry => {
  const below = path.slice(adminFrame.path.length + 1);
  return below === '' ? { id, index: true, file } : { id, path: below, caseSensitive: true, file };
};

const framed = endpointRows.filter(({ inFrame }) => inFrame);

const developmentOnly: RouteConfigEntry[] =
  process.env['NODE_ENV'] === 'production'
    ? []
    : [
        entry({
          id: 'devPieces',
          path: endpoints.devPieces,
          file: 'areas/site/pieces/pieces.route.tsx',
        }),
      ];

export default [
  // First: a project may have the same name as the last segment of another feedback address.
  ...framed.map(entry),
  {
    id: 'site',
    file: 'areas/site/site.layout.tsx',
    children: [
      ...publicRows.map(entry),
      ...endpointRows.filter(({ inFrame }) => !inFrame).map(entry),
      ...developmentOnly,
      { id: 'notFound', path: '*', file: 'areas/site/not-found/not-found.route.tsx' },
    ],
  },
  {
    id: adminFrame.id,
    path: adminFrame.path.slice(1),
    caseSensitive: true,
    file: adminFrame.file,
    children: [
      {
        id: 'admin.screens',
        file: 'areas/admin/frame/screens.layout.tsx',
        children: adminRows.map(adminScreen),
      },
    ],
  },
  ...areaRows.filter((row) => row.name !== 'admin').map(entry),
] satisfies RouteConfig;
