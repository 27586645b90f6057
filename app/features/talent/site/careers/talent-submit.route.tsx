import {
  answerBrowser,
  beforeRendering,
  type Posted,
  plainThanks,
} from '#app/areas/site/form-post/form-post.server.ts';
import { submitApplication } from '#app/features/talent/application.store.server.ts';
import { openingsOf } from '#app/features/talent/talent-form.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { pathTo } from '#app/paths.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import type { Route } from './+types/talent-submit.route';
import { careersPage, talentQuestions } from './careers-page.server.ts';
import { CareersSheet } from './careers-sheet.tsx';

async function read({ request, locale }: Posted) {
  const form = talentQuestions(locale);
  const t = instanceOf(locale).getFixedT(locale, 'talent', 'thanks');
  return {
    form,
    formData: await postedForm(request),
    submit: submitApplication({ openings: openingsOf(form) }),
    thanks: () => ({ ...plainThanks(locale), title: t('title'), message: t('text') }),
  };
}

const route = { page: ({ locale }: Posted) => pathTo('careers', locale), read };

export const middleware = [beforeRendering(route)];

export const action = answerBrowser(route, ({ locale }, _, state) => careersPage(locale, state));

// After a refused post it provides the head of the page.
export { loader } from './careers.route.tsx';

export default function TalentSubmitPage({ actionData }: Route.ComponentProps) {
  return actionData && <CareersSheet island={actionData.island} />;
}
