import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import {
  feedbackFollowUps,
  sendFeedback,
  someFile,
  storedFeedback,
} from '../testing/send-feedback.ts';

const TEAM = ['feedback.team-mail'];
const BOTH = ['feedback.author-mail', 'feedback.team-mail'];

useScratchDatabase();

const metricsOf = async (column: string) => {
  const [row] = await ownerSql<{ sum: number }>(
    `select coalesce(sum(${column}), 0)::int as sum from public.feedback_metrics_daily`,
  );
  return row?.sum ?? 0;
};

describe('an entry', () => {
  test('is stored as it was sent, with the team’s mail, counted, and nothing in the CRM', async () => {
    const id = randomUUID();
    const before = await metricsOf('bugs');
    const sent = await sendFeedback({ id, severity: 'high', context: { path: '/faq' } });
    expect(sent).toMatchObject({
      outcome: 'accepted',
      entry_id: id,
      protocol: expect.stringMatching(/^F-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
    });
    expect(await storedFeedback(id)).toMatchObject({
      type: 'bug',
      severity: 'high',
      status: 'new',
      score: null,
      persona: 'usuario_final',
      channel: 'inapp',
      context: { path: '/faq' },
      contact_id: null,
      ip_address: null,
      review_reason: null,
    });
    expect(await feedbackFollowUps(id)).toEqual(TEAM);
    expect(await metricsOf('bugs')).toBe(before + 1);
    const [crm] = await ownerSql('select count(*)::int as rows from public.crm_contacts');
    expect(crm).toEqual({ rows: 0 });
  });

  test('with an e-mail is confirmed to its author, the address in lower case', async () => {
    const id = randomUUID();
    await sendFeedback({ id, name: ' Ana ', email: ' Ana@Casa.Example ' });
    expect(await storedFeedback(id)).toMatchObject({
      author_name: 'Ana',
      author_email: 'ana@casa.example',
    });
    expect(await feedbackFollowUps(id)).toEqual(BOTH);
  });

  test('has the persona of its project by default', async () => {
    await ownerSql(`update public.feedback_projects set persona = 'lojista' where key = 'forja'`);
    const [own, named] = [randomUUID(), randomUUID()];
    await sendFeedback({ id: own, persona: ' ' });
    await sendFeedback({ id: named, persona: 'admin' });
    expect(await storedFeedback(own)).toMatchObject({ persona: 'lojista' });
    expect(await storedFeedback(named)).toMatchObject({ persona: 'admin' });
    await ownerSql(
      `update public.feedback_projects set persona = 'usuario_final' where key = 'forja'`,
    );
  });

  test('stores a contact_id from outside as a claim, never as the contact', async () => {
    const id = randomUUID();
    await sendFeedback({ id, contactClaim: randomUUID() });
    expect(await storedFeedback(id)).toMatchObject({
      contact_id: null,
      contact_claim: expect.any(String),
    });
  });

  test.each([
    ['ideia', 'blocker', null],
    ['csat', 'high', 5],
    ['nps', null, 10],
  ])('%s has no severity but medium', async (type, severity, score) => {
    const id = randomUUID();
    await sendFeedback({ id, type, severity, score });
    expect(await storedFeedback(id)).toMatchObject({ type, severity: 'medium', score });
  });

  test.each([
    ['csat 0', { type: 'csat', score: 0 }],
    ['csat 6', { type: 'csat', score: 6 }],
    ['nps 11', { type: 'nps', score: 11 }],
    ['nps -1', { type: 'nps', score: -1 }],
    ['blank words', { verbatim: ' \n ' }],
    ['endless words', { verbatim: 'x'.repeat(5001) }],
    ['an e-mail that is none', { email: 'ana' }],
    ['a severity nobody knows', { severity: 'urgent' }],
    ['a file key that leads elsewhere', { files: [someFile({ storage_key: '../secret' })] }],
    ['an empty file', { files: [someFile({ size: 0 })] }],
    ['a file too large', { files: [someFile({ size: 10_485_761 })] }],
    ['a script', { files: [someFile({ content_type: 'text/html' })] }],
  ])('%s is refused whole', async (_, wrong) => {
    const id = randomUUID();
    await expect(sendFeedback({ id, ...wrong })).rejects.toMatchObject({ code: '23514' });
    expect(await storedFeedback(id)).toBeUndefined();
  });

  test('six files are refused as a whole', async () => {
    const id = randomUUID();
    const files = Array.from({ length: 6 }, () => someFile());
    await expect(sendFeedback({ id, files })).rejects.toMatchObject({ code: 'PT422' });
    expect(await storedFeedback(id)).toBeUndefined();
  });

  test.each([
    ['unknown_project', { project: 'nobody' }],
    ['unknown_module', { module: 'nowhere' }],
    ['type_off', { type: 'srs', score: 7 }],
    ['type_off', { type: 'others' }],
  ])('%s', async (outcome, wrong) => {
    expect((await sendFeedback(wrong)).outcome).toBe(outcome);
  });

  test('obeys the switches of its project', async () => {
    await ownerSql(`insert into public.feedback_projects (key, name, srs_enabled, nps_enabled,
      attachments_enabled, ideas_enabled, questions_enabled)
      values ('quiet', 'Quiet', true, false, false, false, false)`);
    const quiet = { project: 'quiet', module: null };
    for (const type of ['ideia', 'duvida', 'nps', 'csat']) {
      expect([type, (await sendFeedback({ ...quiet, type })).outcome]).toEqual([type, 'type_off']);
    }
    expect((await sendFeedback({ ...quiet, type: 'srs', score: 7 })).outcome).toBe('accepted');
    expect((await sendFeedback({ ...quiet, files: [someFile()] })).outcome).toBe('attachments_off');
  });

  test('a file of another user cannot be claimed', async () => {
    const file = someFile();
    await sendFeedback({ files: [file] });
    await expect(sendFeedback({ files: [file] })).rejects.toMatchObject({ code: '23505' });
  });
});

describe('sending one entry again', () => {
  test('twenty concurrent calls create one entry and one pair of mails', async () => {
    const id = randomUUID();
    const sent = { id, visitor: 'one', email: 'ana@casa.example' };
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => sendFeedback(sent)));
    expect(outcomes.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(1);
    expect(new Set(outcomes.map(({ protocol }) => protocol)).size).toBe(1);
    expect(await feedbackFollowUps(id)).toEqual(BOTH);
  });

  test('is recognised by the id of the window before, and never counts', async () => {
    const [earlierId, visitor] = [randomUUID(), randomUUID()];
    await sendFeedback({ id: earlierId, visitor });
    for (let time = 0; time < 8; time += 1) {
      const again = await sendFeedback({ earlierId, visitor });
      expect(again).toMatchObject({ outcome: 'replayed', entry_id: earlierId });
    }
    expect((await sendFeedback({ visitor })).outcome).toBe('accepted');
  });

  test('by the id of the window before counts for ten seconds only', async () => {
    const [earlierId, id] = [randomUUID(), randomUUID()];
    await sendFeedback({ id: earlierId });
    await ownerSql(
      `update public.feedback_entries set created_at = created_at - interval '11 seconds'
       where id = $1`,
      [earlierId],
    );
    expect(await sendFeedback({ id, earlierId })).toMatchObject({
      outcome: 'accepted',
      entry_id: id,
    });
    // An id that somebody gave is reserved for as long as its entry does.
    expect(await sendFeedback({ id: earlierId })).toMatchObject({ outcome: 'replayed' });
  });
});

describe('limits', () => {
  test('accept exactly 5 of 200 concurrent calls', async () => {
    const visitor = randomUUID();
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, () => sendFeedback({ visitor })),
    );
    const count = (name: string) => outcomes.filter(({ outcome }) => outcome === name).length;
    expect([count('accepted'), count('limited')]).toEqual([5, 195]);
  });

  test('store and mark the sixth of an address in an hour, and mail nobody', async () => {
    const address = randomUUID();
    for (let visitor = 0; visitor < 5; visitor += 1) await sendFeedback({ address });
    const id = randomUUID();
    await sendFeedback({ id, address, email: 'ana@casa.example' });
    expect(await storedFeedback(id)).toMatchObject({ review_reason: 'address_limit' });
    expect(await feedbackFollowUps(id)).toEqual([]);
  });

  test('without a claim it counts for the address that was forwarded, never for everybody', async () => {
    const from = (address: string | null) => {
      const headers = address === null ? '' : JSON.stringify({ 'x-forwarded-for': address });
      return sendFeedback({ visitor: null, headers });
    };
    const outcomesOf = async (address: (turn: number) => string | null) => {
      const outcomes: string[] = [];
      for (let turn = 0; turn < 6; turn += 1) outcomes.push((await from(address(turn))).outcome);
      return outcomes;
    };
    const accepted = Array(6).fill('accepted');
    expect(await outcomesOf((turn) => `203.0.113.${turn}`)).toEqual(accepted);
    expect(await outcomesOf(() => '198.51.100.7')).toEqual([...accepted.slice(1), 'limited']);
    expect(await outcomesOf(() => null)).toEqual(accepted);
    const [last] = await ownerSql(
      'select review_reason from public.feedback_entries order by created_at desc limit 1',
    );
    expect(last).toEqual({ review_reason: 'address_limit' });
  });

  test('refuse more than 300 an hour from one address', async () => {
    const address = randomUUID();
    await ownerSql(`select private.address_state('feedback', $1) from generate_series(1, 299)`, [
      address,
    ]);
    const id = randomUUID();
    expect((await sendFeedback({ id, address })).outcome).toBe('accepted');
    expect(await feedbackFollowUps(id)).toEqual([]);
    expect((await sendFeedback({ address })).outcome).toBe('limited');
    expect((await sendFeedback()).outcome).toBe('accepted');
  });

  test('a honeypot hit is accepted, stored as spam, neither mailed nor counted', async () => {
    const id = randomUUID();
    const before = await metricsOf('entries');
    const sent = await sendFeedback({ id, marks: ['honeypot'], email: 'ana@casa.example' });
    expect(sent.outcome).toBe('accepted');
    expect(await storedFeedback(id)).toMatchObject({
      status: 'spam',
      review_reason: 'honeypot',
    });
    expect(await feedbackFollowUps(id)).toEqual([]);
    expect(await metricsOf('entries')).toBe(before);
  });
});

describe('a limit check that fails', () => {
  test('does not lose the entry: it is accepted, marked, and mailed', async () => {
    await ownerSql(`create or replace function public.check_rate_limit(
      identifier text, max_requests integer default 5, time_window interval default '1 hour')
      returns boolean
      language plpgsql security definer set search_path = ''
      as $$ begin raise exception 'broken'; end $$`);
    const id = randomUUID();
    expect((await sendFeedback({ id })).outcome).toBe('accepted');
    expect(await storedFeedback(id)).toMatchObject({ review_reason: 'limit_check_failed' });
    expect(await feedbackFollowUps(id)).toEqual(TEAM);
  });
});
