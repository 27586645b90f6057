import { formRoute, type Posted, plainThanks } from '#app/areas/site/form-post/form-post.server.ts';
import { CONTACT_FORM } from '#app/features/content/landings/landing.ts';
import { landingBySlug } from '#app/features/content/landings/landings.ts';
import { POST } from '#app/features/qualification/intake/post-fields.ts';
import { requestedForm } from '#app/features/qualification/intake/requested-form.server.ts';
import { submitLead } from '#app/features/qualification/lead.store.server.ts';
import { keepAnswers, keptId } from '#app/features/qualification/unfinished/keep-answers.server.ts';
import { siteSnapshot } from '#app/pages/site-snapshot.server.ts';
import { pathTo } from '#app/paths.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { contactQuestions } from './landing-page.server.ts';

const page = ({ locale, params }: Posted) =>
  pathTo('landing', locale, { slug: params['slug'] ?? '' });

/** The posted form, which need not be the present one of the page. */
async function formIn(formData: FormData, { locale }: Posted) {
  if (formData.get(POST.form) === CONTACT_FORM) return null;
  return requestedForm(formData, (await siteSnapshot()).forms, null, locale);
}

async function read(posted: Posted) {
  const { locale, params, request } = posted;
  const landing = landingBySlug(locale, params['slug']);
  if (!landing) return null;
  const formData = await postedForm(request);
  const form = await formIn(formData, posted);
  const { campaign } = landing;
  return {
    form: form ?? contactQuestions(locale),
    formData,
    submit: submitLead({
      source: form ? 'qualification' : 'contact_form',
      formId: form?.id ?? null,
      formVersion: form?.version,
      sourcePage: page(posted),
      ...(campaign && { campaign: { utm_campaign: campaign } }),
      ...(form?.steps && { finishes: { kept: keptId(formData) ?? null } }),
    }),
    ...(form?.steps && { keep: keepAnswers(form, formData, page(posted)) }),
    thanks: () =>
      form
        ? {
            title: form.thankYouTitle,
            message: form.thankYouMessage,
            seconds: form.redirectDelay,
          }
        : plainThanks(locale),
    landing,
  };
}

export const landingPost = formRoute({ page, read });
