import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import styles from '../brand.css?url';
import type { Route } from './+types/logo-upload.route';
import { type LogoUploadReply, logoUploadAction } from './commands/logo-actions.server.ts';
import { LogoForm } from './logo-form.tsx';
import { LogoPage } from './logo-page.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const loader = ({ request }: Route.LoaderArgs) => ({
  head: adminHead(request, 'nav.logos'),
});

export const action = logoUploadAction;

export default function LogoUploadRoute({ actionData }: Route.ComponentProps) {
  const reply = useLatestReply<LogoUploadReply>(actionData);
  return (
    <LogoPage reply={reply}>
      <LogoForm reply={reply} />
    </LogoPage>
  );
}
