import { data } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { keepScreenOfPost } from './unanswered-posts.ts';

afterEach(() => vi.unstubAllGlobals());

/** The state of the screen after a post that ended so, and the notification of the user. */
async function after(error: unknown, method = 'POST') {
  const notices: unknown[] = [];
  vi.stubGlobal('dispatchEvent', (event: CustomEvent) => notices.push(event.detail));
  const request = new Request('http://localhost/admin/company', { method });
  const results = await keepScreenOfPost({ request } as never, async () => ({
    'admin.company': { type: 'error' as const, result: error },
  }));
  return { left: (results as Record<string, unknown>)['admin.company'], notices };
}

const answered = (status: number, body: unknown) => ({
  ...{ status, statusText: '', internal: false, data: body },
});
const KEPT = { type: 'data', result: undefined };

it.each([
  ['a database that only reads', { away: true, reason: 'readOnly' }, 'readOnly'],
  ['a database that is away', { away: true, reason: 'away' }, 'away'],
  ['a proxy', 'Service unavailable', null],
])('a post refused by %s leaves the screen as it is, with the reason', async (_, body, reason) => {
  expect(await after(answered(503, body))).toEqual({ left: KEPT, notices: [reason] });
});

it('keeps the screen of a post without a response, whatever form the failure has', async () => {
  for (const error of [new TypeError('Failed to fetch'), data(new TypeError('Failed'), 500)]) {
    expect(await after(error)).toEqual({ left: KEPT, notices: [null] });
  }
});

it('a crash shows the error page; reads are not affected', async () => {
  expect(await after(answered(500, null))).toMatchObject({ left: { type: 'error' }, notices: [] });
  const read = await after(answered(503, { away: true, reason: 'away' }), 'GET');
  expect(read).toMatchObject({ left: { type: 'error' }, notices: [] });
});
