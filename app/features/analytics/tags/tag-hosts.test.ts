import { describe, expect, it } from 'vitest';
import { hashedPolicy } from '#app/platform/http/content-security.server.ts';
import { hostsOfTags } from './tag-hosts.ts';
import { type TagIds, tagIds } from './tag-ids.ts';

const policyWith = (ids: TagIds) =>
  Object.fromEntries(
    hashedPolicy({ scripts: ['a'], styles: [] }, hostsOfTags(ids))
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

const foreign = (policy: Record<string, string[]>) =>
  [...new Set(Object.values(policy).flat())].filter((source) => source.startsWith('https:'));

describe('policy of public pages', () => {
  it('names no host while no tag is set', () => {
    expect(hashedPolicy({ scripts: ['a'], styles: [] }, hostsOfTags({}))).toBe(
      hashedPolicy({ scripts: ['a'], styles: [] }),
    );
    expect(foreign(policyWith({}))).toEqual([]);
  });

  it.each([
    [{ ga4: 'G-ABC123' }, /googletagmanager\.com$|google-analytics\.com$|analytics\.google\.com$/],
    [{ meta: '1234567890' }, /\.facebook\.(?:com|net)$/],
    [{ linkedin: '123456' }, /\.licdn\.com$|\.linkedin\.com$/],
  ] as const)('names the hosts of %o and no others', (ids, hosts) => {
    const policy = policyWith(ids);
    expect(foreign(policy).length).toBeGreaterThan(1);
    expect(foreign(policy).filter((source) => !hosts.test(source))).toEqual([]);
    expect(policy['connect-src']).toContain("'self'");
    expect(policy['frame-src']).toBeUndefined();
  });

  it('allows every https host only with the Tag Manager', () => {
    expect(foreign(policyWith({ gtm: 'GTM-ABC123' }))).toEqual(['https:']);
    expect(policyWith({ gtm: 'GTM-ABC123' })['script-src']).not.toContain("'unsafe-inline'");
  });
});

describe('ids that staff have typed', () => {
  it('are accepted where they have the right form', () => {
    const given = { ga4: ' G-ABC123 ', gtm: 'GTM-XYZ1', meta: '1234567890', linkedin: '123456' };
    expect(tagIds(given)).toEqual({ ...given, ga4: 'G-ABC123' });
  });

  it.each(['UA-1234-5', "G-A'; alert(1)//", 'G-ABC123 https://evil.example', '<script>', ''])(
    'leave out %j',
    (id) => {
      expect(tagIds({ ga4: id, gtm: id, meta: id, linkedin: id })).toEqual({});
    },
  );
});
