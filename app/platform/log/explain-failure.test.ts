import { describe, expect, it } from 'vitest';
import { classified } from '../database/errors.server.ts';
import { causeOfAbsence, explainFailure } from './explain-failure.ts';

const failure = (message: string, more: object) => Object.assign(new Error(message), more);

describe('a failure in words', () => {
  it('says what to check where PostgreSQL refuses the connection', () => {
    const refused = failure('password authentication failed for user "ana"', { code: '28P01' });
    expect(explainFailure(refused)).toBe(
      'Password authentication failed for user "ana". Check user and password in the address of the database (DATABASE_URL).',
    );
    const missing = failure('database "forja" does not exist', { code: '3D000' });
    expect(explainFailure(missing)).toContain('deploy/make-database.sh');
  });

  it('says what to check where the storage cannot be reached or refuses', () => {
    const refused = failure('connect ECONNREFUSED 127.0.0.1:9', { code: 'ECONNREFUSED' });
    for (const error of [refused, failure('fetch failed', { cause: refused })]) {
      expect(explainFailure(error)).toBe(
        'The storage cannot be reached: connect ECONNREFUSED 127.0.0.1:9. Check the address of the storage (STORAGE_URL, BACKUP_URL), and that the service runs.',
      );
    }
    expect(explainFailure(new Error('The storage answered 403 to listing files.'))).toContain(
      'Check key, secret, bucket and region',
    );
  });

  it('adds the hint of PostgreSQL', () => {
    const hint = 'As an administrator: alter role ana createrole;';
    expect(explainFailure(failure('the owner ana may not create role anon', { hint }))).toBe(
      `The owner ana may not create role anon. ${hint}`,
    );
  });

  it('leaves other messages as they are', () => {
    expect(explainFailure(new Error('No back-up in /backups'))).toBe('No back-up in /backups');
    expect(explainFailure('gone')).toBe('gone');
  });

  it('says why a server cannot be reached', () => {
    const refused = failure('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' });
    for (const error of [refused, new AggregateError([refused], 'each address refused')]) {
      const away = classified(error) as Error;
      expect(causeOfAbsence(away)).toBe(refused.message);
      expect(explainFailure(away)).toMatch(
        /^The database cannot be reached: connect ECONNREFUSED /,
      );
    }
  });
});
