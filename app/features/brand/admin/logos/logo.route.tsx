import { data } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { UploadTooLarge, withUpload } from '#app/platform/files/uploads.server.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import styles from '../brand.css?url';
import type { Route } from './+types/logo.route';
import type { LogoReply } from './logo.ts';
import { LogoForm } from './logo-form.tsx';
import { LogoPage } from './logo-page.tsx';
import { readLogoRow } from './logos.store.server.ts';
import { LARGEST_LOGO_BYTES } from './read-logo.server.ts';
import { saveLogo } from './save-logos.server.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const LIMITS = { files: 1, bytes: LARGEST_LOGO_BYTES };

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const id = uuidParam(params.id);
  const found = await asPerson(user, (tx) => readLogoRow(tx, id));
  if (!found) throw notFound();
  const uploaded = new URL(request.url).searchParams.has('uploaded');
  return { head: adminHead(request, 'nav.logos'), ...found, uploaded };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { user, current } = requireUser(request, context);
  try {
    const { reply, status } = await withUpload(request, LIMITS, (upload) =>
      saveLogo(user, params.id, upload, current.permissions),
    );
    return data(reply, { status });
  } catch (error) {
    if (!(error instanceof UploadTooLarge)) throw error;
    const reply: LogoReply = { mistakes: {}, file: { why: 'too-large', what: '' } };
    return data({ ...reply, failed: 'invalid' as const }, { status: 413 });
  }
}

export default function LogoRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { logo, deleted, uploaded } = loaderData;
  const reply = useKeptReply<LogoReply>(actionData);
  return (
    <LogoPage logo={logo} lost={deleted !== null} reply={reply} uploaded={uploaded}>
      <LogoForm key={logo.id} logo={logo} deleted={deleted} reply={reply} />
    </LogoPage>
  );
}
