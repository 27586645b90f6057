import { formRoute, type Posted, plainThanks } from '#app/areas/site/form-post/form-post.server.ts';
import { submitApplication } from '#app/features/talent/application.store.server.ts';
import { openingsOf } from '#app/features/talent/talent-form.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { pathTo } from '#app/paths.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { talentQuestions } from './careers-page.server.ts';

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

export const talentPost = formRoute({
  page: ({ locale }: Posted) => pathTo('careers', locale),
  read,
});
