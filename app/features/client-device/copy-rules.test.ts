import { describe, expect, it } from 'vitest';
import {
  ACCOUNT_HEADER,
  CACHE_MS,
  cacheActionFor,
  copiesName,
  copyKey,
  isFresh,
  KEEP_HEADER,
  mayKeep,
  NO_CLIENT,
  ownerOfCopies,
  RIGHTS_HEADER,
  SIGNED_OUT,
} from './copy-rules.ts';

type Given = {
  status?: number;
  type?: ResponseType;
  redirected?: boolean;
  headers?: Record<string, string>;
};

const reported = { [ACCOUNT_HEADER]: 'ana', [RIGHTS_HEADER]: 'bakery' };
const page = { ...reported, [KEEP_HEADER]: '1', 'content-type': 'text/html; charset=utf-8' };
const answer = ({
  status = 200,
  type = 'basic',
  redirected = false,
  headers = page,
}: Given = {}) => ({
  status,
  type,
  redirected,
  headers: new Headers(headers),
});

describe('what may be cached', () => {
  it('is a page that the server has allowed', () => {
    expect(mayKeep(answer())).toBe(true);
  });

  it.each<[string, Given]>([
    ['was led elsewhere', { redirected: true }],
    ['is a redirect', { type: 'opaqueredirect', status: 0 }],
    ['comes from elsewhere', { type: 'cors' }],
    ['is not there', { status: 404 }],
    ['is refused', { status: 403 }],
    ['broke', { status: 500 }],
    ['is a part', { status: 206 }],
    ['is not allowed', { headers: { ...reported, 'content-type': 'text/html' } }],
    ['is nobody’s', { headers: { [KEEP_HEADER]: '1', 'content-type': 'text/html' } }],
    ['is a picture', { headers: { ...page, 'content-type': 'image/png' } }],
    ['is of no kind', { headers: { ...reported, [KEEP_HEADER]: '1' } }],
  ])('is nothing that %s', (_, given) => {
    expect(mayKeep(answer(given))).toBe(false);
  });

  it.each([
    ['/portal/cliente', '/portal/cliente'],
    ['/portal/cliente/', '/portal/cliente'],
    ['/portal/cliente?cliente=1&done=signed-in', '/portal/cliente?cliente=1'],
    ['/portal/cliente/entregas/2?versao=3&done=said', '/portal/cliente/entregas/2?versao=3'],
    ['/portal/cliente/chamados?busca=combo', null],
    ['/portal/cliente/chamados?depois=4', null],
  ])('has a name of its own: %s', (address, key) => {
    expect(copyKey(new URL(address, 'https://forja.example'))).toBe(key);
  });

  it('is read for seven days, and not by a clock that was put back', () => {
    const now = Date.now();
    expect(isFresh(now, now)).toBe(true);
    expect(isFresh(now - CACHE_MS + 1, now)).toBe(true);
    expect(isFresh(now - CACHE_MS, now)).toBe(false);
    expect(isFresh(now + 60_000, now)).toBe(true);
    expect(isFresh(now + 24 * 3_600_000, now)).toBe(false);
    expect(isFresh(Number.NaN, now)).toBe(false);
  });
});

describe('the effect of a response', () => {
  const name = copiesName('ana', 'bakery');
  const action = (given: Given, inPortal = true) => cacheActionFor(name, answer(given), inPortal);
  const headers = (changed: Record<string, string>) => ({ headers: { ...reported, ...changed } });

  it('identifies the account by its name', () => {
    expect(ownerOfCopies(name)).toEqual({ account: 'ana', rights: 'bakery' });
    expect(ownerOfCopies('pages-abc')).toBeNull();
    expect(
      cacheActionFor('pages-abc', answer(headers({ [ACCOUNT_HEADER]: SIGNED_OUT })), true),
    ).toBe('stay');
  });

  it('stays while its user is signed in, and while there is no response', () => {
    expect(action({})).toBe('stay');
    expect(action({ status: 500, headers: {} })).toBe('stay');
    expect(action({ status: 503, headers: {} })).toBe('stay');
    expect(action({ type: 'opaqueredirect', status: 0, headers: {} })).toBe('stay');
    // The sign-in page, while the database is away and the session cannot be read.
    expect(action({ headers: {} }, false)).toBe('stay');
  });

  it('deletes the cache after a sign-out anywhere, and when another user has signed in', () => {
    expect(action(headers({ [ACCOUNT_HEADER]: SIGNED_OUT }), false)).toBe('go');
    expect(action(headers({ [ACCOUNT_HEADER]: 'bia' }))).toBe('go');
    expect(action(headers({ [ACCOUNT_HEADER]: 'bia' }), false)).toBe('go');
    expect(action({ status: 401, headers: {} })).toBe('go');
  });

  it('is emptied by the first refusal in the portal', () => {
    expect(action({ status: 403 })).toBe('empty');
    expect(action({ status: 404 })).toBe('empty');
    expect(action({ status: 404 }, false)).toBe('stay');
  });

  it('is deleted with the membership, and recreated with other rights', () => {
    expect(action(headers({ [RIGHTS_HEADER]: NO_CLIENT }))).toBe('go');
    expect(action({ status: 404, ...headers({ [RIGHTS_HEADER]: NO_CLIENT }) })).toBe('go');
    expect(action(headers({ [RIGHTS_HEADER]: 'bakery-and-mill' }))).toBe('renew');
  });
});
