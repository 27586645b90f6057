import { resendConfirmation } from '#app/access/sign-up.server.ts';
import { askByMail } from '../ask-by-mail.server.ts';
import { AskByMailPage } from '../ask-by-mail-page.tsx';
import { headOf } from '../auth-page.server.ts';
import type { Route } from './+types/resend.route';

export const loader = ({ request }: Route.LoaderArgs) => ({ head: headOf(request, 'resend') });

export const action = (posted: Route.ActionArgs) =>
  askByMail(posted, resendConfirmation, 'resend-confirm');

export default function ResendPage({ actionData }: Route.ComponentProps) {
  return <AskByMailPage page="resend" reply={actionData} />;
}
