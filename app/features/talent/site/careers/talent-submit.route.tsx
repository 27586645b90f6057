import { beforeRendering, renderPost } from '#app/areas/site/form-post/render-post.server.ts';
import type { Route } from './+types/talent-submit.route';
import { careersPage } from './careers-page.server.ts';
import { CareersSheet } from './careers-sheet.tsx';
import { talentPost } from './talent-post.server.ts';

export const middleware = [beforeRendering(talentPost)];

export const action = renderPost(talentPost, ({ locale }, _, state) => careersPage(locale, state));

// After a refused post it provides the head of the page.
export { loader } from './careers.route.tsx';

export default function TalentSubmitPage({ actionData }: Route.ComponentProps) {
  return actionData && <CareersSheet island={actionData.island} />;
}
