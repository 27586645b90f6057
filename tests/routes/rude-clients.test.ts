import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SITE_PROJECT } from '#app/features/feedback/feedback-project.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { areaPaths, authPaths, endpointPath, endpoints, pathTo } from '#app/paths.ts';
import { ownerSql } from '../../database/testing/scratch-database.ts';
import { type BuiltSite, openBuiltSite } from './built-site.ts';
import { leadPost } from './lead-post.ts';
import { leadsOf } from './lead-rows.ts';

/* What visitors' devices and networks do by themselves is no crash of ours: nobody is mailed. */

const PUBLIC_URL = 'https://www.forja.example';
let site: BuiltSite;
beforeAll(async () => {
  site = await openBuiltSite({ publicUrl: () => PUBLIC_URL });
});
afterAll(() => site.close());

const crashes = () => ownerSql<{ route: string; message: string }>('select * from crash_reports');

const UPLOADS = LOCALES.flatMap((locale) => [
  endpointPath('feedbackSubmit', locale),
  endpointPath('feedbackFrame', locale, { project: SITE_PROJECT }),
]);
const ADDRESSES = [
  ...UPLOADS,
  ...(['projectSubmit', 'contactSubmit', 'talentSubmit', 'privacySubmit'] as const).map((post) =>
    endpointPath(post, 'pt-BR'),
  ),
  endpointPath('newsletterSubmit', 'en'),
  pathTo('newsletterUnsubscribe', 'pt-BR'),
  areaPaths.auth,
  authPaths.signUp,
  authPaths.passkeySignIn,
  endpoints.preferredLocale,
  endpoints.consent,
  endpoints.counts,
  endpoints.feedbackCollector,
];
const KINDS = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=cut',
  'application/json',
];
const PARTIAL_BODY = '--cut\r\ncontent-disposition: form-data; name="verbatim"\r\n\r\nfoi ass';

/** Posts the beginning of a body and leaves; resolves once the server has let go of the line. */
function breakOff(address: string, kind: string, length: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(site.port, '127.0.0.1', () => {
      const chunk = length.startsWith('transfer')
        ? `${PARTIAL_BODY.length.toString(16)}\r\n${PARTIAL_BODY}`
        : PARTIAL_BODY;
      socket.end(
        `POST ${address} HTTP/1.1\r\nhost: www.forja.example\r\norigin: ${PUBLIC_URL}\r\n` +
          `content-type: ${kind}\r\n${length}\r\n\r\n${chunk}`,
      );
    });
    socket
      .on('error', reject)
      .on('close', () => resolve())
      .resume();
  });
}

it.each(ADDRESSES)('%s: a body that breaks off is no crash', async (address) => {
  for (const kind of KINDS) {
    for (const length of ['content-length: 5000', 'transfer-encoding: chunked']) {
      await breakOff(address, kind, length);
    }
  }
  expect((await site.ask('/')).status).toBe(200);
  expect(await crashes()).toEqual([]);
});

it('a post with another own host is accepted, since a proxy may not pass Host on', async () => {
  const { status } = await site.ask(
    endpointPath('projectSubmit', 'pt-BR'),
    leadPost({ origin: PUBLIC_URL, answers: { email: 'proxy@a.example' } }),
  );
  expect(status).toBe(303);
  expect(await leadsOf('proxy@a.example')).toHaveLength(1);
  expect(await crashes()).toEqual([]);
});
