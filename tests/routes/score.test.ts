import { beforeAll, describe, expect, it } from 'vitest';
import pt from '#app/features/qualification/admin/score/locales/pt-BR.json' with { type: 'json' };
import { nextAddress, post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { leadId, leadPost } from './lead-post.ts';
import { aDraft } from './score-posts.ts';
import { signedIn, visit } from './staff.ts';

const site = useBuiltSite();
let admin = { cookie: '' };
let manager = { cookie: '' };
let lead = '';
beforeAll(async () => {
  admin = await signedIn(site(), 'admin');
  manager = await signedIn(site(), 'manager');
  lead = leadId();
  const { origin } = site();
  const headers = { 'x-forwarded-for': nextAddress() };
  await site().ask('/projeto/enviar', leadPost({ origin, fields: { lead }, headers }));
});

const act = (fields: Record<string, string>, path = '/admin/score') =>
  post(site(), path, fields, { cookie: admin.cookie });
const rulesOf = (version: string) =>
  sql<{ name: string; points: number; words: string[] }>(
    'select name, points, words from public.score_rules where version_id = $1 order by position',
    version,
  );

describe('the screen of scores', () => {
  it('shows the active rules in words, with their points', async () => {
    await sql('delete from public.score_versions where used_at is null');
    const { text } = await visit(site(), '/admin/score', admin.cookie);
    for (const words of [
      'Já sabe qual serviço quer',
      '+25',
      'Que tipo de projeto?',
      'Consultoria',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).toContain(pt.version.change);
    expect(text).not.toContain(pt.rules.remove);
  });

  it('creates a draft from a version, and adds and removes a rule', async () => {
    await sql('delete from public.score_versions where used_at is null');
    const [used] = await sql<{ id: string }>(
      'select id from public.score_versions where is_active',
    );
    expect((await act({ intent: 'draft', version: used?.id ?? '' })).status).toBe(200);
    const [draft] = await sql<{ id: string }>(
      'select id from public.score_versions where used_at is null',
    );
    const version = draft?.id ?? '';
    expect(await rulesOf(version)).toEqual(await rulesOf(used?.id ?? ''));
    const rule = {
      ...{ kind: 'answer', name: 'Fala de ERP', name_en: 'Mentions an ERP', points: '-7' },
      ...{ subject: 'field:mensagem', test: 'contains', words: 'ERP\r\nplanilha\r\n\r\nERP' },
    };
    expect((await act(rule, '/admin/score/rules/new')).status).toBe(303);
    const made = (await rulesOf(version)).at(-1);
    expect(made).toEqual({ name: 'Fala de ERP', points: -7, words: ['ERP', 'planilha'] });
    const [row] = await sql<{ id: string }>(
      'select id from public.score_rules where version_id = $1 order by position desc limit 1',
      version,
    );
    const deleted = await act({ intent: 'remove', rule: row?.id ?? '', revision: '1' });
    expect(deleted.text).toContain(pt.done.removed);
    expect(await rulesOf(version)).toHaveLength(6);
    const set = /name="set" value="([^"]+)"/.exec(deleted.text)?.[1] ?? '';
    expect((await act({ intent: 'undo', set })).text).toContain(pt.done.back);
    expect((await rulesOf(version)).at(-1)).toEqual(made);
  });

  it('keeps invalid input, and reports the errors', async () => {
    const { rule } = await aDraft();
    const path = `/admin/score/rules/${rule}`;
    const wrong = { name: '', name_en: 'Phone number', points: '1000', revision: '1' };
    const { status, text } = await act(wrong, path);
    expect(status).toBe(422);
    for (const words of [pt.mistakes.missing, pt.mistakes.number, 'Phone number', '1000']) {
      expect(text).toContain(words);
    }
    const right = { name: 'Fone', name_en: 'Phone', points: '12', revision: '1' };
    expect((await act(right, path)).status).toBe(200);
    // Somebody who had read what stood there before.
    expect((await act({ ...right, points: '3' }, path)).status).toBe(409);
  });

  it('accepts forty rules at most', async () => {
    const { draft } = await aDraft();
    await sql(
      `insert into public.score_rules (version_id, name, kind, points)
       select $1, 'Fone ' || n, 'phone', 1 from generate_series(2, 40) n`,
      draft,
    );
    const rule = { kind: 'phone', name: 'Mais um', name_en: 'One more', points: '2' };
    const { status, text } = await act(rule, '/admin/score/rules/new');
    expect([status, text.includes(pt.refused.score_rules_full)]).toEqual([409, true]);
    expect(text).toContain('Mais um');
  });

  it('previews, then does what was previewed, and shows its progress', async () => {
    const { draft } = await aDraft();
    const seen = await visit(site(), `/admin/score?version=${draft}&preview=yes`, admin.cookie);
    expect(seen.text).toContain(pt.preview.spread);
    const visible = [...seen.text.matchAll(/(\d+|sem pontuação) → (\d+)/g)].map(
      ([, , becomes]) => becomes,
    );
    expect(visible).toEqual(['5']);
    expect((await act({ intent: 'use', version: draft })).text).toContain(pt.done.used);
    const score = async () =>
      (
        await sql<{ score: number }>(
          'select score from public.qualification_submissions where id = $1',
          lead,
        )
      )[0]?.score;
    await expect.poll(score).toBe(5);
    const { text } = await visit(site(), `/admin/leads/${lead}`, admin.cookie);
    expect(text).toContain('Por que 5');
    expect(text).toContain(pt.journey.none);
    // What was in use is kept, and its rules are no longer to be changed.
    const { rule } = await sql<{ rule: string }>(
      'select id as rule from public.score_rules where version_id = $1',
      draft,
    ).then(([row]) => row ?? { rule: '' });
    const late = { name: 'X', name_en: 'X', points: '1', revision: '1' };
    expect((await act(late, `/admin/score/rules/${rule}`)).status).toBe(409);
  });

  it('is refused without the permission, which does not hide why a lead has its score', async () => {
    expect((await visit(site(), '/admin/score', manager.cookie)).status).toBe(403);
    const { text } = await visit(site(), `/admin/leads/${lead}`, manager.cookie);
    expect(text).toContain('Por que 5');
    expect(text).not.toContain('/admin/score');
  });
});
