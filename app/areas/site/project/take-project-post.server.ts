import { whatsappUrl } from '#app/features/company/company.ts';
import { type FormDefinition, formOfPage } from '#app/features/qualification/form-definition.ts';
import { POST, type PostReply } from '#app/features/qualification/post-fields.ts';
import { type LeadOutcome, takeLead } from '#app/features/qualification/take-lead.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { pathTo, type RouteName } from '#app/paths.ts';
import type { RequestFacts } from '#app/platform/request-context.server.ts';
import { siteSnapshot } from '../site-snapshot.server.ts';
import { cameFrom } from './project-page.server.ts';

type Outcome = LeadOutcome & { from: RouteName | null; form: FormDefinition | null };

/** Reads a posted form, chooses the form it answers, and hands the lead in. */
export async function takeProjectPost(request: Request, facts: RequestFacts): Promise<Outcome> {
  const locale = localeOfPath(new URL(request.url).pathname);
  const formData = await request.formData();
  const from = cameFrom(formData.get(POST.from));
  const { forms } = await siteSnapshot();
  const posted = forms.find((form) => form.text[locale].id === formData.get(POST.form));
  const form = (posted ?? formOfPage(forms, from ?? 'project'))?.text[locale] ?? null;
  const outcome = await takeLead({
    form,
    source: 'qualification',
    formData,
    locale,
    sourcePage: pathTo((from ?? 'project') as 'home', locale),
    headers: request.headers,
    remoteAddress: facts.remoteAddress,
  });
  return { ...outcome, from, form };
}

/** The outcome as the island reads it. */
export async function replyToScript(
  request: Request,
  outcome: Outcome,
  businessUnit: string,
): Promise<Response> {
  const locale = localeOfPath(new URL(request.url).pathname);
  const headers = { 'cache-control': 'no-store' };
  if (outcome.kind === 'invalid') {
    const reply: PostReply = { kind: 'invalid', result: outcome.result };
    return Response.json(reply, { status: outcome.status, headers });
  }
  if (outcome.kind === 'refused') {
    const { status, outcome: reason } = outcome;
    const reply: PostReply = { kind: 'refused', status, outcome: reason };
    return Response.json(reply, { status, headers });
  }
  const { protocol } = outcome;
  const form = outcome.form as FormDefinition;
  const t = instanceOf(locale).getFixedT(locale, 'qualification');
  const { company } = (await siteSnapshot()).unit(businessUnit);
  const url = form.redirectToWhatsapp
    ? whatsappUrl(company.whatsappNumber, t('thanks.whatsappMessage', { protocol }))
    : pathTo('protocol', locale, { protocol });
  const reply: PostReply = {
    kind: 'accepted',
    protocol,
    title: form.thankYouTitle,
    message: form.thankYouMessage,
    next: { url, seconds: form.redirectDelay, whatsapp: form.redirectToWhatsapp },
  };
  return Response.json(reply, { headers });
}
