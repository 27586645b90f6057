import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import audit from '#app/audit/locales/pt-BR.json' with { type: 'json' };
import { adminPath } from '#app/paths.ts';
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { signedIn, visit } from './staff.ts';

/* The record of changes shows what a code means, as the screens of the settings do. */

const site = useBuiltSite();
let cookie = '';
beforeAll(async () => {
  ({ cookie } = await signedIn(site(), 'admin'));
});

type Changed = { insert: string; update: string; codes: string[]; words: string[] };

const idea = `'idea', 'ideia-${randomUUID()}'`;
const CHANGES: Record<string, Changed> = {
  'visibility of content': {
    insert: `insert into public.content_overrides (kind, slug, visibility) values (${idea}, 'visible')`,
    update: `update public.content_overrides set visibility = 'hidden'`,
    codes: ['visible', 'hidden'],
    words: [audit.codes.visibility.visible, audit.codes.visibility.hidden],
  },
  'services and way of a rule of assignment': {
    insert: `insert into public.lead_assignment_rules (name, way, services) values ('Alvo', 'turn', '{consulting}')`,
    update: `update public.lead_assignment_rules set services = '{automationAi,gamesGamification}'`,
    codes: ['consulting', 'automationAi', 'gamesGamification'],
    words: [
      audit.codes.service.consulting,
      `${audit.codes.service.automationAi}, ${audit.codes.service.gamesGamification}`,
    ],
  },
  'start, conditions and acts of a rule of automation': {
    insert: `insert into public.automation_rules (name, subject, starts, conditions, acts) values ('Alvo', 'lead',
      '{"kind": "arrives"}', '[{"op": "at_least", "field": "score", "value": 60}]', '[{"kind": "owner", "owner": null}]')`,
    update: `update public.automation_rules set starts = '{"kind": "silent", "days": 3}',
      conditions = '[{"op": "is", "field": "status", "value": "qualified"}]',
      acts = '[{"to": ["owner"], "kind": "notice"}, {"kind": "task", "title": "Ligar", "due": {"n": 2, "unit": "hours"}, "owner": null}]'`,
    codes: ['arrives', 'silent', 'at_least', 'qualified', 'notice', '{"', '[{'],
    words: [
      audit.codes.starts.kind.arrives,
      audit.codes.starts.kind.silent,
      `${audit.keys.op}: ${audit.codes.rules.op.is}`,
      audit.codes.rules.value.qualified,
      // In the order of reading, whatever the database stores first.
      `${audit.keys.kind}: ${audit.codes.acts.kind.notice}, ${audit.keys.to}: ${audit.codes.rules.owner.owner}`,
      `${audit.keys.n}: 2, ${audit.keys.unit}: ${audit.codes.rules.unit.hours}`,
    ],
  },
};

/** The texts of the screen, one a line. */
const textsOf = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&quot;', '"');

describe.each(Object.entries(CHANGES))('%s', (_, { insert, update, codes, words }) => {
  it('is shown in words', async () => {
    const [row] = await sql<{ id: string }>(`${insert} returning id`);
    const [changed] = await sql<{ id: string }>(`${update} where id = $1 returning id`, row?.id);
    const [{ set = '' } = {}] = await sql<{ set: string }>(
      `select change_set::text as set from public.setting_changes
       where row_id = $1 and action = 'update' order by changed_at desc limit 1`,
      changed?.id,
    );
    const { status, text } = await visit(site(), adminPath('change', { set }), cookie);
    expect(status).toBe(200);
    const shown = textsOf(text);
    for (const word of words) expect(shown).toContain(word);
    for (const code of codes)
      expect(shown).not.toMatch(
        new RegExp(`(?<![\\w-])${code.replace(/[[{]/g, '\\$&')}(?![\\w-])`),
      );
  });
});
