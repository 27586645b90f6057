import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import type { Caller, Outcome } from '#app/access/account-call.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { authPaths } from '#app/paths.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { errorsOf, rules } from './auth-fields.ts';
import { callerIn, redirectWithCookies, refusal } from './auth-page.server.ts';

type Posted = { request: Request; context: Readonly<RouterContextProvider> };

/** Handles the one address of such a page, and redirects to the page that says a mail is on its way; `what`
 * names the mail there. */
export async function askByMail(
  { request, context }: Posted,
  ask: (caller: Caller, email: string) => Promise<Outcome>,
  what: 'reset' | 'link' | 'resend-confirm',
) {
  const texts = await postedTexts(request);
  const locale = preferredLocale(request);
  const { email } = rules(instanceOf(locale).getFixedT(locale, 'auth'));
  const parsed = z.object({ email }).safeParse(texts);
  if (!parsed.success) return refusal('invalid', texts, errorsOf(parsed.error));
  const outcome = await ask(callerIn(request, context), parsed.data.email);
  if (outcome.kind === 'refused') return refusal(outcome.reason, texts);
  return redirectWithCookies(`${authPaths.sent}?what=${what}`);
}
