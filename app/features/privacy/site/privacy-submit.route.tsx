import {
  answerBrowser,
  beforeRendering,
  type Posted,
  plainThanks,
} from '#app/areas/site/form-post/form-post.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { pathTo } from '#app/paths.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { privacyForm } from '../privacy-form.ts';
import { submitPrivacyRequest } from '../privacy-request.store.server.ts';
import type { Route } from './+types/privacy-submit.route';
import { privacyRequestPage } from './privacy-request-page.server.ts';
import { PrivacyRequestSheet } from './privacy-request-sheet.tsx';

async function read({ request, locale }: Posted) {
  const t = instanceOf(locale).getFixedT(locale, 'privacy', 'thanks');
  return {
    form: privacyForm(locale),
    formData: await postedForm(request),
    submit: submitPrivacyRequest,
    thanks: () => ({ ...plainThanks(locale), title: t('title'), message: t('text') }),
  };
}

const route = { page: ({ locale }: Posted) => pathTo('privacyRequest', locale), read };

export const middleware = [beforeRendering(route)];

export const action = answerBrowser(route, ({ locale }, _, state) =>
  privacyRequestPage(locale, state),
);

// After a refused post it provides the head of the page.
export { loader } from './privacy-request.route.tsx';

export default function PrivacySubmitPage({ actionData }: Route.ComponentProps) {
  return actionData && <PrivacyRequestSheet island={actionData.island} />;
}
