import { randomUUID } from 'node:crypto';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import type { RequestFacts } from '#app/platform/http/request-context.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { keyedHash } from '#app/platform/secrets.server.ts';
import { isUuid } from '#app/ui/uuid.ts';
import type { FormDefinition } from '../form-definition.ts';
import { POST } from '../intake/post-fields.ts';
import { readAnswers } from '../intake/read-answers.ts';
import { answerMessages, readText } from '../questions/question-type.ts';

/** The request that brings a step. */
type Arrival = { locale: Locale; facts: RequestFacts; request: Request };

/** The id that answers are kept under until the form is sent. */
export const keptId = (formData: FormData): string | undefined => {
  const id = formData.get(POST.kept);
  return typeof id === 'string' && isUuid(id) ? id : undefined;
};

/**
 * Keeps the answers to the steps of a form up to one, with the visitor's consent; deletes them where it was
 * withdrawn. Returns the id that they are kept under. Never throws: what is not kept is still in the form.
 */
export const keepAnswers =
  (form: FormDefinition, formData: FormData, sourcePage: string) =>
  async ({ locale, facts, request }: Arrival, shown: number): Promise<string | undefined> => {
    const given = keptId(formData);
    const isKept = formData.has(POST.keep);
    if (!isKept && !given) return undefined;
    const t = instanceOf(locale).getFixedT(locale, 'qualification');
    const fields = form.fields.filter(({ step = 0 }) => step <= shown);
    const { answers } = readAnswers(formData, { ...form, fields }, answerMessages(t));
    const firstOf = (type: 'email' | 'tel') => {
      const field = fields.find((one) => one.type === type && readText(answers?.[one.name]) !== '');
      return field ? readText(answers?.[field.name]) : null;
    };
    const sender = keyedHash(
      'sender',
      facts.remoteAddress,
      request.headers.get('user-agent') ?? '',
    );
    const address = facts.network === null ? null : keyedHash('address', facts.network);
    const caller = {
      kind: 'anonymous',
      client: sender.toString('base64url'),
      unit: facts.businessUnit,
      ...(address && { address: address.toString('base64url') }),
    } as const;
    try {
      return await asActor(caller, async (tx) => {
        if (!isKept) {
          await callValue(tx, 'public.forget_unfinished_lead', { id: given ?? null });
          return undefined;
        }
        if (!answers) return given;
        const id = given ?? randomUUID();
        const outcome = await callValue(tx, 'public.keep_unfinished_lead', {
          id,
          formId: form.id,
          formVersion: form.version ?? null,
          formData: JSON.stringify(answers),
          consent: t('form.keep'),
          email: firstOf('email'),
          phone: firstOf('tel'),
          sourcePage,
          locale,
          limitIdentifier: 'unfinished',
        });
        return outcome === 'kept' ? id : undefined;
      });
    } catch (error) {
      log.error({ err: error }, 'the answers of an unfinished form could not be kept');
      return given;
    }
  };
