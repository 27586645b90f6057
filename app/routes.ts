import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import { endpoints } from './paths.ts';
import { areaRows, publicRows, type TableRow } from './route-table.ts';

const entry = ({ id, path, file }: Pick<TableRow, 'id' | 'path' | 'file'>): RouteConfigEntry =>
  path === '/' ? { id, index: true, file } : { id, path: path.slice(1), file };

const submit = (locale: 'pt' | 'en'): RouteConfigEntry =>
  entry({
    id: `projectSubmit.${locale}`,
    path: endpoints.projectSubmit[locale],
    file: 'areas/site/project/project-submit.route.tsx',
  });

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
  {
    id: 'site',
    file: 'areas/site/site.layout.tsx',
    children: [
      ...publicRows.map(entry),
      submit('pt'),
      submit('en'),
      ...developmentOnly,
      { id: 'notFound', path: '*', file: 'areas/site/not-found/not-found.route.tsx' },
    ],
  },
  ...areaRows.map(entry),
] satisfies RouteConfig;
