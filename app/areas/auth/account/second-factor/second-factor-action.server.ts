import { data, type RouterContextProvider } from 'react-router';
import { z } from 'zod';
import type { Refusal } from '#app/access/account-call.server.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from '#app/access/second-factor/second-factor.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { authPaths } from '#app/paths.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { errorsOf, rules } from '../../auth-fields.ts';
import {
  callerIn,
  type FormReply,
  keepable,
  personIn,
  redirectWithCookies,
  siteName,
  statusOf,
} from '../../auth-page.server.ts';
import { keepPending, openPending } from './pending.server.ts';

/** The result of a post on this page: the form again, the key to scan, or the recovery codes. */
type Shown = {
  reply?: FormReply;
  uri?: string;
  sealed?: string;
  codes?: string[];
  what?: 'done' | 'renewed';
};

type Context = Readonly<RouterContextProvider>;

const answer = (visible: Shown, status = 200, cookies: readonly string[] = []) => {
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return data(
    { reply: undefined, uri: '', sealed: '', codes: undefined, what: 'done' as const, ...visible },
    { status, headers },
  );
};

function back(
  reason: Refusal | 'invalid',
  texts: Record<string, string>,
  { errors = {}, ...visible }: Shown & { errors?: Record<string, string> } = {},
) {
  return answer(
    { reply: { reason, errors, typed: keepable(texts) }, ...visible },
    statusOf(reason),
  );
}

async function confirm(request: Request, context: Context, texts: Record<string, string>) {
  const locale = preferredLocale(request);
  const { code } = rules(instanceOf(locale).getFixedT(locale, 'auth'));
  const person = personIn(context);
  const { sealed = '' } = texts;
  const pending = openPending(person.userId, sealed);
  if (!pending) return back('session', { ...texts, intent: 'begin' });
  const { uri, codes } = pending;
  const parsed = z.object({ code }).safeParse(texts);
  if (!parsed.success)
    return back('invalid', texts, { uri, sealed, errors: errorsOf(parsed.error) });
  const outcome = await confirmSecondFactor(callerIn(request, context), person, parsed.data.code);
  if (outcome.kind === 'refused') return back(outcome.reason, texts, { uri, sealed });
  return answer({ codes, what: 'done' }, 200, outcome.cookies);
}

/** The posts of the two-step verification page: begin, confirm, renew, end. */
export async function changeSecondFactor(request: Request, context: Context) {
  const texts = await postedTexts(request);
  const { intent } = texts;
  if (intent === 'confirm') return confirm(request, context, texts);
  const locale = preferredLocale(request);
  const { password } = rules(instanceOf(locale).getFixedT(locale, 'auth'));
  const parsed = z.object({ currentPassword: password }).safeParse(texts);
  if (!parsed.success) return back('invalid', texts, { errors: errorsOf(parsed.error) });
  const { currentPassword } = parsed.data;
  const caller = callerIn(request, context);
  const person = personIn(context);
  if (intent === 'renew') {
    const outcome = await renewRecoveryCodes(caller, person, currentPassword);
    if (outcome.kind === 'refused') return back(outcome.reason, texts);
    return answer({ codes: outcome.codes, what: 'renewed' });
  }
  if (intent === 'end') {
    const outcome = await endSecondFactor(caller, person, currentPassword);
    if (outcome.kind === 'refused') return back(outcome.reason, texts);
    return redirectWithCookies(`${authPaths.secondFactor}?done=second-step-off`, outcome.cookies);
  }
  const outcome = await beginSecondFactor(caller, person, {
    password: currentPassword,
    siteName: await siteName(request, context),
  });
  if (outcome.kind === 'refused') return back(outcome.reason, texts);
  const { uri } = outcome;
  return answer({ uri, sealed: keepPending(person.userId, outcome) });
}
