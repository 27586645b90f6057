import { formatDate } from '#app/i18n/format.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { wakeWorker } from '#app/platform/jobs/jobs.server.ts';
import { readPrivacyToken } from '../privacy-link.server.ts';
import {
  type PrivacyRequest,
  personalCopy,
  proveRequest,
  readRequest,
} from '../privacy-request.store.server.ts';
import { namesOf } from '../table-names.ts';

/** The page of a link in a mail about a request, and the values in its sentences. */
export type PrivacyStep = {
  show:
    | 'prove'
    | 'copy'
    | 'open'
    | 'erasing'
    | 'done'
    | 'refused'
    | 'expired'
    | 'unknown'
    | 'failed';
  facts: Readonly<Record<'protocol' | 'kind' | 'due' | 'closed' | 'until', string>>;
};

/** Where nothing of any request may be shown. */
export const NO_FACTS: PrivacyStep['facts'] = {
  protocol: '',
  kind: '',
  due: '',
  closed: '',
  until: '',
};

const dayOf = (moment: Date | null, locale: Locale): string => {
  if (!moment) return '';
  return formatDate(moment, locale);
};

function factsOf(request: PrivacyRequest, locale: Locale) {
  return {
    protocol: request.protocol,
    kind: instanceOf(locale).t(`kinds.${request.kind}`, { ns: 'privacy' }),
    due: dayOf(request.dueAt, locale),
    closed: dayOf(request.closedAt, locale),
    until: dayOf(request.copyUntil, locale),
  };
}

const copyHolds = ({ copyUntil }: PrivacyRequest) => copyUntil !== null && copyUntil > new Date();

/** The target of the link in a mail; opening it changes nothing. */
export async function stepOf(token: string, locale: Locale): Promise<PrivacyStep> {
  const link = readPrivacyToken(token, Date.now());
  if (!link) return { show: 'unknown', facts: NO_FACTS };
  const request = await asActor({ kind: 'system' }, (tx) => readRequest(tx, link.requestId));
  if (!request) return { show: 'expired', facts: NO_FACTS };
  const facts = factsOf(request, locale);
  if (link.purpose === 'copy') return { show: copyHolds(request) ? 'copy' : 'expired', facts };
  if (request.state !== 'unproved') return { show: request.state, facts };
  return { show: link.expired ? 'expired' : 'prove', facts };
}

/** Whether the link confirms an address that was unconfirmed. */
export async function prove(token: string): Promise<void> {
  const link = readPrivacyToken(token, Date.now());
  if (link?.purpose !== 'proof' || link.expired) return;
  await asActor({ kind: 'system' }, (tx) => proveRequest(tx, link.requestId));
  wakeWorker();
}

/** The copy of a link, made now; undefined where the link gives none (any more). */
export async function copyFor(token: string, locale: Locale): Promise<Response | undefined> {
  const link = readPrivacyToken(token, Date.now());
  if (link?.purpose !== 'copy' || link.expired) return undefined;
  const { requestId } = link;
  const data = await asActor({ kind: 'system' }, async (tx) => {
    const request = await readRequest(tx, requestId);
    return request && copyHolds(request) ? personalCopy(tx, requestId) : undefined;
  });
  if (!data) return undefined;
  const t = instanceOf(locale).getFixedT(locale, 'privacy');
  const names = namesOf(data, t('tables', { returnObjects: true }));
  const body = { about: t('copy.about'), made_at: new Date().toISOString(), names, data };
  return new Response(`${JSON.stringify(body, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${t('copy.file')}.json"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
