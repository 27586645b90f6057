import { beforeRendering, renderPost } from '#app/areas/site/form-post/render-post.server.ts';
import type { Route } from './+types/landing-submit.route';
import { landingPage } from './landing-page.server.ts';
import { landingPost } from './landing-post.server.ts';
import { LandingSheet } from './landing-sheet.tsx';

export const middleware = [beforeRendering(landingPost)];

export const action = renderPost(landingPost, ({ locale }, { landing }, state) =>
  landingPage(locale, landing, state),
);

// After a refused post it gives the page its head.
export { loader } from './landing.route.tsx';

export default function LandingSubmitPage({ actionData }: Route.ComponentProps) {
  return actionData && <LandingSheet {...actionData} />;
}
