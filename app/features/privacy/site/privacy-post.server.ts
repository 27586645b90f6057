import { formRoute, type Posted, plainThanks } from '#app/areas/site/form-post/form-post.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { pathTo } from '#app/paths.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { privacyForm } from '../privacy-form.ts';
import { submitPrivacyRequest } from '../privacy-request.store.server.ts';

async function read({ request, locale }: Posted) {
  const t = instanceOf(locale).getFixedT(locale, 'privacy', 'thanks');
  return {
    form: privacyForm(locale),
    formData: await postedForm(request),
    submit: submitPrivacyRequest,
    thanks: () => ({
      ...plainThanks(locale),
      title: t('title'),
      message: t('text'),
      status: t('status'),
    }),
  };
}

export const privacyPost = formRoute({
  page: ({ locale }: Posted) => pathTo('privacyRequest', locale),
  read,
});
