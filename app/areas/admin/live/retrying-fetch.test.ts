import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchWithRetry } from './retrying-fetch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that gives these responses, one after the other, the last one for ever; and the times of its
 * requests. */
function serverOf(...statuses: number[]): number[] {
  const requestTimes: number[] = [];
  const began = Date.now();
  vi.stubGlobal('fetch', async () => {
    requestTimes.push(Date.now() - began);
    return new Response(null, {
      status: statuses[requestTimes.length - 1] ?? statuses.at(-1) ?? 500,
    });
  });
  return requestTimes;
}

it.each([502, 503, 504])('retries after a %i, from 200 ms, doubling', async (status) => {
  const requestTimes = serverOf(status, status, status, 200);
  const answer = fetchWithRetry('/admin/session');
  await vi.runAllTimersAsync();
  expect((await answer).status).toBe(200);
  expect(requestTimes).toEqual([0, 200, 600, 1400]);
});

it('gives up within 30 s, with the last response', async () => {
  const requestTimes = serverOf(503);
  const answer = fetchWithRetry('/admin/session');
  await vi.runAllTimersAsync();
  expect((await answer).status).toBe(503);
  expect(requestTimes).toEqual([0, 200, 600, 1400, 3000, 6200, 12_600, 25_400]);
});

it.each([200, 401, 403, 404, 429, 500, 501, 505])('takes a %i for an answer', async (status) => {
  const requestTimes = serverOf(status);
  expect((await fetchWithRetry('/admin/session')).status).toBe(status);
  expect(requestTimes).toEqual([0]);
});
