import type { RouterContextProvider } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { products } from '#app/access/products.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { session } from '#app/access/session.server.ts';
import { readNotices } from '#app/features/notices/waiting-notices.store.server.ts';
import { narrowedTo } from '#app/features/people/people.policy.ts';
import { previewedRole } from '#app/features/people/preview.server.ts';
import { readRolesOf } from '#app/features/people/role-products.store.server.ts';
import { readOwnRoles } from '#app/features/people/roles/roles.store.server.ts';
import { readAtWork } from '#app/features/qualification/lead-rules/at-work.store.server.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { siteSnapshot } from '#app/pages/site-snapshot.server.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import { smtpUrl } from '#app/platform/mail/mail-servers.server.ts';
import { readWaiting } from './waiting.store.server.ts';

/** What is read as the user: the products that their role is limited to, and what waits for them. */
async function readOwn(request: Request, context: Readonly<RouterContextProvider>) {
  const { user, current } = requireUser(request, context);
  return asPerson(user, async (tx) => {
    const held = await readRolesOf(tx, [current.userId]);
    return {
      /** Their names; null where the role counts in all. */
      roleProducts: narrowedTo(held.get(current.userId) ?? [], current.role),
      waiting: await readWaiting(tx),
      atWork: await readAtWork(tx, current.userId),
      /** Notifications shown while the user works on something else. */
      notices: await readNotices(tx),
      ownRoles: (await readOwnRoles(tx)).map(({ key, name }) => ({ key, name })),
    };
  });
}

/** Data of the frame: the company, the user, their role and its end, and what waits on each screen. */
export async function frameData(request: Request, context: Readonly<RouterContextProvider>) {
  const current = context.get(session);
  const snapshot = await siteSnapshot();
  const unit = snapshot.unit(context.get(requestFacts).businessUnit, preferredLocale(request));
  return {
    id: current?.userId ?? '',
    name: current?.name ?? '',
    email: current?.email ?? '',
    role: current?.role ?? null,
    granted: [...(current?.permissions ?? [])],
    preview: context.get(previewedRole),
    expiresAt: current?.expiresAt.getTime() ?? 0,
    /** Without a mail server mails are written to the data folder. */
    mailStays: !smtpUrl() && Boolean(current?.permissions.has('settings:read')),
    products: context.get(products),
    company: unit.company.name,
    mark: unit.logos.symbol,
    ...(current?.role
      ? await readOwn(request, context)
      : { roleProducts: null, waiting: null, atWork: null, notices: null, ownRoles: [] }),
  };
}
export type FrameData = Awaited<ReturnType<typeof frameData>>;
