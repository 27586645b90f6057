import { beforeRendering, renderPost } from '#app/areas/site/form-post/render-post.server.ts';
import type { Route } from './+types/contact-submit.route';
import { contactPage } from './contact-page.server.ts';
import { ContactPage } from './contact-page.tsx';
import { contactPost } from './contact-post.server.ts';

export const middleware = [beforeRendering(contactPost)];

export const action = renderPost(contactPost, ({ locale }, _, state) => contactPage(locale, state));

// After a refused post it provides the head of the page.
export { loader } from './contact.route.tsx';

export default function ContactSubmitPage({ actionData }: Route.ComponentProps) {
  return actionData && <ContactPage {...actionData} />;
}
