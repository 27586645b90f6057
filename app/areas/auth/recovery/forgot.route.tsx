import { askForPasswordReset } from '#app/access/second-factor/recovery.server.ts';
import { askByMail } from '../ask-by-mail.server.ts';
import { AskByMailPage } from '../ask-by-mail-page.tsx';
import { headOf } from '../auth-page.server.ts';
import type { Route } from './+types/forgot.route';

export const loader = ({ request }: Route.LoaderArgs) => ({ head: headOf(request, 'forgot') });

export const action = (posted: Route.ActionArgs) => askByMail(posted, askForPasswordReset, 'reset');

export default function ForgotPage({ actionData }: Route.ComponentProps) {
  return <AskByMailPage page="forgot" reply={actionData} />;
}
