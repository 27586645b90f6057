import { beforeRendering, renderPost } from '#app/areas/site/form-post/render-post.server.ts';
import type { Route } from './+types/workshop-submit.route';
import { workshopPage } from './workshop-page.server.ts';
import { workshopPost } from './workshop-post.server.ts';
import { WorkshopSheet } from './workshop-sheet.tsx';

export const middleware = [beforeRendering(workshopPost)];

export const action = renderPost(workshopPost, ({ locale }, { workshop, now }, state) =>
  workshopPage(locale, workshop, now, state),
);

// After a refused post it provides the head of the page.
export { loader } from './workshop.route.tsx';

export default function WorkshopSubmitPage({ actionData }: Route.ComponentProps) {
  return actionData && <WorkshopSheet {...actionData} />;
}
