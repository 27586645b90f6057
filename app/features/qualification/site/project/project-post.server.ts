import {
  type FormPost,
  formRoute,
  type Posted,
  plainThanks,
} from '#app/areas/site/form-post/form-post.server.ts';
import { whatsappUrl } from '#app/features/company/company.ts';
import { landingBySlug } from '#app/features/content/landings/landings.ts';
import { asEstimate } from '#app/features/pricing/estimate.ts';
import { readSignedEstimate } from '#app/features/pricing/signed-estimate.server.ts';
import { POST } from '#app/features/qualification/intake/post-fields.ts';
import { requestedForm } from '#app/features/qualification/intake/requested-form.server.ts';
import { submitLead } from '#app/features/qualification/lead.store.server.ts';
import { knownAnswers } from '#app/features/qualification/steps/known-answers.server.ts';
import { keepAnswers, keptId } from '#app/features/qualification/unfinished/keep-answers.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pageOfPath } from '#app/pages/alternates.ts';
import { siteSnapshot } from '#app/pages/site-snapshot.server.ts';
import { pathTo, patternOf } from '#app/paths.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { cameFrom } from './project-page.server.ts';

/** The landing page on which the dialog was opened: its leads are of its campaign. */
function landingOf({ headers }: Request, locale: Locale) {
  const referer = headers.get('referer') ?? '';
  const page = URL.canParse(referer) ? pageOfPath(new URL(referer).pathname) : null;
  const slug = page?.name === 'landing' ? page.params['slug'] : undefined;
  const landing = landingBySlug(locale, slug);
  return slug && landing
    ? { path: pathTo('landing', locale, { slug }), campaign: landing.campaign }
    : undefined;
}

/** The posted form, which need not be the present form of its page. */
async function read({ request, locale, facts }: Posted) {
  const formData = await postedForm(request);
  const from = cameFrom(formData.get(POST.from));
  const estimate = readSignedEstimate(formData.get(POST.estimate));
  const snapshot = await siteSnapshot();
  const form = await requestedForm(formData, snapshot.forms, from ?? 'project', locale);
  const { company } = snapshot.unit(facts.businessUnit, locale);
  const t = instanceOf(locale).getFixedT(locale, 'qualification');
  // Of a page with parameters its pattern: the parameter is not stored.
  const landing = from === 'landing' ? landingOf(request, locale) : undefined;
  const sourcePage = landing?.path ?? patternOf(from ?? 'project', locale);
  const submit = submitLead({
    source: 'qualification',
    formId: form?.id ?? null,
    formVersion: form?.version,
    sourcePage,
    ...(landing?.campaign && { campaign: { utm_campaign: landing.campaign } }),
    estimate,
    ...(form?.steps && { finishes: { kept: keptId(formData) ?? null } }),
  });
  const post: FormPost = {
    form,
    formData,
    known: form ? knownAnswers(form, estimate?.service ?? from) : undefined,
    submit,
    keep: form?.steps && keepAnswers(form, formData, sourcePage),
    thanks: (protocol) =>
      form
        ? {
            title: form.thankYouTitle,
            message: form.thankYouMessage,
            seconds: form.redirectDelay,
            whatsapp:
              form.redirectToWhatsapp && company.whatsappNumber
                ? whatsappUrl(company.whatsappNumber, t('thanks.whatsappMessage', { protocol }))
                : undefined,
          }
        : plainThanks(locale),
  };
  return { ...post, from, estimate: asEstimate(estimate) };
}

export const projectPost = formRoute({
  page: ({ locale }: Posted) => pathTo('project', locale),
  read,
});
