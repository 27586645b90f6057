import { type MiddlewareFunction, Outlet } from 'react-router';
import { documentOfRefusal, requireSession, requireStaff } from '#app/access/guard.server.ts';
import { PermissionsProvider } from '#app/access/permissions-context.tsx';
import { session } from '#app/access/session.server.ts';
import { previewAsRole, previewedRole } from '#app/features/people/preview.server.ts';
import { rootData } from '../site/root-data.server.ts';
import type { Route } from './+types/admin.route';
import { AdminError } from './frame/admin-error.tsx';
import { AdminFrame } from './frame/admin-frame.tsx';
import { LiveArea } from './live/live-area.tsx';

const bringDocument: MiddlewareFunction = ({ request, context }, next) => {
  context.set(documentOfRefusal, () => rootData(request, context));
  return next();
};

export const middleware = [requireSession, bringDocument, requireStaff, previewAsRole];

/** A loader, so that the guard runs on client navigations too. */
export function loader({ context }: Route.LoaderArgs) {
  const current = context.get(session);
  return {
    name: current?.name ?? '',
    email: current?.email ?? '',
    role: current?.role ?? null,
    granted: [...(current?.permissions ?? [])],
    preview: context.get(previewedRole),
    expiresAt: current?.expiresAt.getTime() ?? 0,
  };
}

/** The frame that every screen of the admin area hangs in. */
export default function Admin({ loaderData }: Route.ComponentProps) {
  const { role, granted, expiresAt, ...person } = loaderData;
  return (
    <PermissionsProvider role={role} granted={granted}>
      <LiveArea expiresAt={expiresAt}>
        <AdminFrame person={person} role={role}>
          <Outlet />
        </AdminFrame>
      </LiveArea>
    </PermissionsProvider>
  );
}

export { AdminError as ErrorBoundary };
