import { data, redirect } from 'react-router';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { adminPath } from '#app/paths.ts';
import { UploadTooLarge, withUpload } from '#app/platform/files/uploads.server.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import styles from '../brand.css?url';
import type { Route } from './+types/logo-upload.route';
import type { LogoReply } from './logo.ts';
import { LogoForm } from './logo-form.tsx';
import { LogoPage } from './logo-page.tsx';
import { LARGEST_LOGO_BYTES } from './read-logo.server.ts';
import { uploadLogo } from './save-logos.server.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const LIMITS = { files: 1, bytes: LARGEST_LOGO_BYTES };

export const loader = ({ request }: Route.LoaderArgs) => ({
  head: adminHead(request, 'nav.logos'),
});

export async function action({ request, context }: Route.ActionArgs) {
  const { user, current } = requireUser(request, context);
  try {
    const outcome = await withUpload(request, LIMITS, (upload) =>
      uploadLogo(user, upload, current.permissions),
    );
    if (outcome.kind === 'made')
      return redirect(`${adminPath('logo', { id: outcome.id })}?uploaded=yes`, 303);
    return data(outcome.reply, { status: outcome.status });
  } catch (error) {
    if (!(error instanceof UploadTooLarge)) throw error;
    const reply: LogoReply = { mistakes: {}, file: { why: 'too-large', what: '' } };
    return data({ ...reply, failed: 'invalid' as const }, { status: 413 });
  }
}

export default function LogoUploadRoute({ actionData }: Route.ComponentProps) {
  const reply = useKeptReply<LogoReply>(actionData);
  return (
    <LogoPage reply={reply}>
      <LogoForm reply={reply} />
    </LogoPage>
  );
}
