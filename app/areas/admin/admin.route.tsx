import { type MiddlewareFunction, Outlet, type RouterContextProvider } from 'react-router';
import { requireScreenPermission, requireSession, requireStaff } from '#app/access/guard.server.ts';
import { readProducts } from '#app/access/products.server.ts';
import { documentOfRefusal } from '#app/access/refusal-document.server.ts';
import { session } from '#app/access/session.server.ts';
import { databaseUnavailable } from '#app/access/unsaved/unsaved-post.server.ts';
import { previewAsRole } from '#app/features/people/preview.server.ts';
import { rootData } from '#app/pages/root-data.server.ts';
import type { Route } from './+types/admin.route';
import { AdminError } from './frame/admin-error.tsx';
import { AdminShell } from './frame/admin-shell.tsx';
import { frameData } from './frame/frame-data.server.ts';
import type { RefusedDocument } from './frame/refusal.ts';
import { keepScreenOfRefusal } from './live/refused-posts.ts';
import { keepScreenOfPost } from './live/unanswered-posts.ts';

/** False where a read of this request has shown that the database is unavailable. */
const isRead = (context: Readonly<RouterContextProvider>) =>
  context.get(databaseUnavailable)?.reason !== 'away';

const bringDocument: MiddlewareFunction = ({ request, context }, next) => {
  context.set(
    documentOfRefusal,
    async (): Promise<RefusedDocument> => ({
      root: await rootData(request, context),
      frame:
        context.get(session)?.role && isRead(context) ? await frameData(request, context) : null,
    }),
  );
  return next();
};

export const middleware = [
  bringDocument,
  requireSession,
  requireStaff,
  previewAsRole,
  readProducts,
  requireScreenPermission,
];

export const clientMiddleware = [keepScreenOfPost, keepScreenOfRefusal];

/** A loader, so that the guard runs on client navigations too. */
export const loader = ({ request, context }: Route.LoaderArgs) => frameData(request, context);

/** The frame around every screen of the admin area. */
export default function Admin({ loaderData }: Route.ComponentProps) {
  return (
    <AdminShell {...loaderData}>
      <Outlet />
    </AdminShell>
  );
}

export { AdminError as ErrorBoundary };
