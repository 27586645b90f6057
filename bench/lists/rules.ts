import { listRuleNotices } from '../../app/features/automation/notices.store.server.ts';
import { previewRule } from '../../app/features/automation/preview.store.server.ts';
import type { RuleBody } from '../../app/features/automation/rule.ts';
import { listRules } from '../../app/features/automation/rules.store.server.ts';
import { rulesRunsList } from '../../app/features/automation/runs.list.server.ts';
import { countRuns, listRuns } from '../../app/features/automation/runs.store.server.ts';
import { readNotices } from '../../app/features/notices/waiting-notices.store.server.ts';
import { openHandle } from '../../app/platform/database/handle.server.ts';
import { parseListQuery } from '../../app/ui/admin/data-table/list-query.ts';
import { type Times, timesOf } from './times.ts';

/** What rules may be set off by, looked up in the last month. */
const WRITTEN: RuleBody = {
  ...{ name: 'Medição', subject: 'lead', product: null, mailsOutside: false },
  conditions: [{ field: 'company', op: 'contains', value: 'Padaria' }],
  ...{ starts: { kind: 'arrives' }, acts: [{ kind: 'owner', owner: null }] },
};

/** Rules with what the busiest and the laziest of them did, notices of rules, and what every open screen asks. */
export async function rulesTimes(userId: string, runs: number): Promise<Times[]> {
  const { rows } = await openHandle().owner.query<{ rule_id: string; last: string }>(
    `select r.rule_id, (array_agg(r.id order by r.at))[1 + count(*)::integer / 2] as last
     from public.automation_runs r group by r.rule_id order by count(*) desc, r.rule_id`,
  );
  const some = [...rows.slice(0, 3), ...rows.slice(-3)];
  const pages = some.flatMap(({ rule_id: rule, last }) =>
    ['', 'outcome=failed', 'sort=at', `after=${last}`].map((query) => ({
      rule,
      part: parseListQuery(rulesRunsList, new URLSearchParams(query)),
    })),
  );
  const measured = (what: string) => ({ what, userId, runs });
  return [
    await timesOf(measured('automation, rules and how often they ran'), [1], async (tx) => [
      ...(await listRules(tx)),
      ...(await countRuns(tx)),
    ]),
    await timesOf(measured('automation, what a rule did'), pages, (tx, { rule, part }) =>
      listRuns(tx, rule, part),
    ),
    await timesOf(measured('automation, what a rule would have done'), [1], (tx) =>
      previewRule(tx, WRITTEN, null),
    ),
    await timesOf(measured('notices of rules'), [1], listRuleNotices),
    await timesOf(measured('notices that wait, as each screen reads them'), [1], readNotices),
  ];
}
