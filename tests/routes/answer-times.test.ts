import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import en from '#app/features/company/business-time/locales/en.json' with { type: 'json' };
import pt from '#app/features/company/business-time/locales/pt-BR.json' with { type: 'json' };
import words from '#app/features/qualification/admin/answer-clock/locales/pt-BR.json' with {
  type: 'json',
};
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();
const HOLIDAYS = '/admin/company/holidays';
const TARGETS = '/admin/answer-targets';

let admin: SignedIn;
let manager: SignedIn;
beforeAll(async () => {
  admin = await signedIn(site(), 'admin');
  manager = await signedIn(site(), 'manager');
});
afterAll(async () => {
  await sql('delete from public.company_holidays');
  await sql('delete from public.answer_targets where service is not null or source is not null');
  await sql('update public.answer_targets set minutes = 60');
});

const send = (path: string, fields: Record<string, string>, who: SignedIn = admin) =>
  post(site(), path, fields, { cookie: who.cookie });
const setIn = (text: string) => /name="set" value="([^"]+)"/.exec(text)?.[1] ?? '';
const stored = () =>
  sql<{ day: string | null; code: string | null; is_kept: boolean; spans: unknown }>(
    'select day::text, code, is_kept, spans from public.company_holidays order by day',
  );

describe('holidays', () => {
  it('are listed for two years, in the words of the reader', async () => {
    const { text } = await visit(site(), HOLIDAYS, admin.cookie);
    expect(text).toContain(pt.national.good_friday);
    expect(text.split(pt.national.christmas).length).toBeGreaterThan(2);
    const english = await visit(site(), HOLIDAYS, `${admin.cookie}; preferred-locale=en`);
    expect(english.text).toContain(en.national.good_friday);
  });

  it('of the company’s own are added, removed and restored', async () => {
    const fields = {
      intent: 'add',
      day: '2031-12-24',
      name: 'Véspera',
      opens: '09:00',
      closes: '12:00',
    };
    const added = await send(HOLIDAYS, fields);
    expect(added.text).toContain(pt.done.added);
    expect(await stored()).toMatchObject([{ day: '2031-12-24', spans: [['09:00', '12:00']] }]);
    const twice = await send(HOLIDAYS, fields);
    expect(twice.status).toBe(422);
    expect(twice.text).toContain(pt.mistakes.taken);
    const undone = await send(HOLIDAYS, { intent: 'undo', set: setIn(added.text) });
    expect(undone.text).toContain(pt.done.undone);
    expect(await stored()).toEqual([]);
  });

  it('that are computed are enabled or disabled, for every year', async () => {
    const closed = await send(HOLIDAYS, { intent: 'close', code: 'corpus_christi' });
    expect(closed.text).toContain(pt.done.closed);
    await send(HOLIDAYS, { intent: 'work', code: 'corpus_christi' });
    expect(await stored()).toMatchObject([{ code: 'corpus_christi', is_kept: false }]);
    const unknown = await send(HOLIDAYS, { intent: 'close', code: 'birthday' });
    expect(unknown.status).toBe(422);
  });

  it.each([
    [{ day: '', name: 'Dia' }, pt.mistakes.day],
    [{ day: '2031-01-02', name: '' }, pt.mistakes.missing],
    [{ day: '2031-01-02', name: 'Dia', opens: '12:00', closes: '09:00' }, pt.mistakes.order],
    [{ day: '2031-01-02', name: 'Dia', opens: '09:00', closes: '' }, pt.mistakes.hours],
  ])('that cannot be kept keep what was typed: %j', async (fields, says) => {
    const answer = await send(HOLIDAYS, { intent: 'add', ...fields });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(says);
    if (fields.name) expect(answer.text).toContain(`value="${fields.name}"`);
  });

  it('are not for managers to change', async () => {
    const refused = await send(HOLIDAYS, { intent: 'work', code: 'christmas' }, manager);
    expect(refused.status).toBe(403);
  });
});

describe('answer times', () => {
  const targets = () =>
    sql<{ id: string; revision: number; service: string | null; minutes: number }>(
      'select id, revision, service, minutes from public.answer_targets order by service is not null',
    );
  const general = async (): Promise<Record<string, string>> => {
    const [all] = await targets();
    return {
      'target-0-id': all?.id ?? '',
      'target-0-revision': String(all?.revision),
      'target-0-minutes': String(all?.minutes),
      'target-0-warn': '75',
    };
  };

  it('are saved together with new ones, and undone together', async () => {
    const saved = await send(TARGETS, {
      ...(await general()),
      'target-0-minutes': '90',
      'target-1-service': 'consulting',
      'target-1-minutes': '30',
      'target-1-warn': '50',
    });
    expect(saved.text).toContain(words.targets.saved);
    expect(await targets()).toMatchObject([
      { minutes: 90 },
      { service: 'consulting', minutes: 30 },
    ]);
    await send(TARGETS, { intent: 'undo', set: setIn(saved.text) });
    expect(await targets()).toMatchObject([{ minutes: 60 }]);
  });

  it('that contradict each other, or are invalid, are refused', async () => {
    const fields = { ...(await general()), 'target-0-minutes': '0', 'target-1-minutes': '20' };
    const wrong = await send(TARGETS, { ...fields, 'target-1-warn': '75' });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain(words.mistakes.minutes);
    expect(wrong.text).toContain(words.mistakes.all);
    expect(await targets()).toMatchObject([{ minutes: 60 }]);
  });

  it('that were changed meanwhile are not overwritten', async () => {
    const read = await general();
    await sql('update public.answer_targets set minutes = 61');
    const late = await send(TARGETS, { ...read, 'target-0-minutes': '45' });
    expect(late.status).toBe(409);
    expect(late.text).toContain(words.targets.refused.changed);
    expect(await targets()).toMatchObject([{ minutes: 61 }]);
  });
});
