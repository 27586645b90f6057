import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryReads } from './retried-reads.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { pathname: '/admin/logos' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SCREEN = new URL('http://localhost/admin/logos.data?_routes=x');
const ANOTHER = new URL('http://localhost/admin/brand.data');
const lost = () => {
  throw new TypeError('Failed to fetch');
};
const own = (status: number) => () =>
  new Response('data', { status, headers: { 'X-Remix-Response': 'yes' } });
const brokenOff = () =>
  new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) }));

/** A server that does these, one after the other, the last one for ever; and the times of its requests. */
function serverThat(...answers: (() => Response)[]): number[] {
  const requestTimes: number[] = [];
  const began = Date.now();
  vi.stubGlobal('fetch', async (_address: URL, init?: RequestInit) => {
    init?.signal?.throwIfAborted();
    requestTimes.push(Date.now() - began);
    return (answers[requestTimes.length - 1] ?? answers.at(-1) ?? lost)();
  });
  retryReads();
  return requestTimes;
}

it.each([
  ['no answer', lost],
  ['an answer that breaks off', brokenOff],
  ['a 502 of a proxy', () => new Response('Bad gateway', { status: 502 })],
])('a reading of a screen that gets %s is tried again', async (_, failure) => {
  const requestTimes = serverThat(failure, failure, own(200));
  const answer = fetch(SCREEN);
  await vi.runAllTimersAsync();
  expect(await (await answer).text()).toBe('data');
  expect((await answer).headers.has('x-remix-response')).toBe(true);
  expect(requestTimes).toEqual([0, 200, 600]);
});

it.each([200, 404, 409, 500])('a %i of the site itself is its answer', async (status) => {
  const requestTimes = serverThat(own(status));
  expect((await fetch(SCREEN)).status).toBe(status);
  expect(requestTimes).toEqual([0]);
});

it('requests the open screen again while the database is unavailable, and no other', async () => {
  const requestTimes = serverThat(own(503), own(503), own(200));
  const answer = fetch(SCREEN);
  await vi.runAllTimersAsync();
  expect((await answer).status).toBe(200);
  expect(requestTimes).toHaveLength(3);
  const once = serverThat(own(503));
  expect((await fetch(ANOTHER)).status).toBe(503);
  expect(once).toEqual([0]);
});

it('requests the open screen until there is a response, however long that takes', async () => {
  const requestTimes = serverThat(...Array.from({ length: 30 }, () => lost), own(200));
  const answer = fetch(SCREEN);
  await vi.runAllTimersAsync();
  expect((await answer).status).toBe(200);
  expect(requestTimes.slice(0, 8)).toEqual([0, 200, 600, 1400, 3000, 6200, 11_200, 16_200]);
});

it('gives up on another screen within 30 s', async () => {
  const requestTimes = serverThat(lost);
  const answer = expect(fetch(ANOTHER)).rejects.toThrow('Failed to fetch');
  await vi.runAllTimersAsync();
  await answer;
  expect(requestTimes.at(-1)).toBe(25_400);
});

it('sends no post twice, and nothing but screens', async () => {
  const requestTimes = serverThat(lost);
  await expect(fetch(SCREEN, { method: 'POST' })).rejects.toThrow();
  await expect(fetch('/admin/session')).rejects.toThrow();
  expect(requestTimes).toHaveLength(2);
});

it('ends a reload that a newer one replaces', async () => {
  const requestTimes = serverThat(lost);
  const replaced = new AbortController();
  const answer = expect(fetch(SCREEN, { signal: replaced.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
  await vi.advanceTimersByTimeAsync(0);
  replaced.abort();
  await vi.runAllTimersAsync();
  await answer;
  expect(requestTimes).toEqual([0]);
});
