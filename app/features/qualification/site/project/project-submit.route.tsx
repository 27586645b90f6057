import { beforeRendering, renderPost } from '#app/areas/site/form-post/render-post.server.ts';
import { Island } from '#app/islands/island.tsx';
import type { Route } from './+types/project-submit.route';
import { projectPage } from './project-page.server.ts';
import { projectPost } from './project-post.server.ts';

export const middleware = [beforeRendering(projectPost)];

export const action = renderPost(projectPost, ({ locale, facts }, { from, estimate }, state) =>
  projectPage({ locale, unit: facts.businessUnit }, { from, estimate }, state),
);

// After a refused post it provides the head of the page.
export { loader } from './project.route.tsx';

export default function ProjectSubmitPage({ actionData }: Route.ComponentProps) {
  return actionData && <Island island={actionData.island} />;
}
