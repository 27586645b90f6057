import { beforeRendering, renderPost } from '#app/areas/site/form-post/render-post.server.ts';
import type { Route } from './+types/privacy-submit.route';
import { privacyPost } from './privacy-post.server.ts';
import { privacyRequestPage } from './privacy-request-page.server.ts';
import { PrivacyRequestSheet } from './privacy-request-sheet.tsx';

export const middleware = [beforeRendering(privacyPost)];

export const action = renderPost(privacyPost, ({ locale }, _, state) =>
  privacyRequestPage(locale, state),
);

// After a refused post it provides the head of the page.
export { loader } from './privacy-request.route.tsx';

export default function PrivacySubmitPage({ actionData }: Route.ComponentProps) {
  return actionData && <PrivacyRequestSheet island={actionData.island} />;
}
