import { settingChangesList } from '../../app/audit/setting-changes.list.server.ts';
import { listChangeSets } from '../../app/audit/setting-changes.store.server.ts';
import { feedbackList } from '../../app/features/feedback/admin/feedback.list.server.ts';
import { listEntries } from '../../app/features/feedback/admin/staff-feedback.store.server.ts';
import { listSubscriptions } from '../../app/features/newsletter/admin/staff-newsletter.store.server.ts';
import { subscriptionsList } from '../../app/features/newsletter/admin/subscriptions.list.server.ts';
import { peopleList } from '../../app/features/people/people.list.server.ts';
import { listPeople } from '../../app/features/people/people.store.server.ts';
import { securityEventsList } from '../../app/features/people/security-events.list.server.ts';
import { listSecurityEvents } from '../../app/features/people/security-events.store.server.ts';
import type { ListDeclaration } from '../../app/ui/admin/data-table/list-declaration.ts';
import { parseListQuery } from '../../app/ui/admin/data-table/list-query.ts';
import { type Times, type Tx, timesOf } from './times.ts';

type Read = (tx: Tx, part: never) => Promise<unknown>;
const LISTS: Readonly<Record<string, { list: ListDeclaration; read: Read; queries: string[] }>> = {
  feedback: {
    list: feedbackList,
    read: listEntries as Read,
    queries: ['', 'status=new', 'status=new&type=bug', 'text=planilhas', 'text=quitéria uchôa'],
  },
  newsletter: {
    list: subscriptionsList,
    read: listSubscriptions as Read,
    queries: ['', 'status=undeliverable', 'source=/sobre', 'text=silva', 'text=quiteria.uchoa'],
  },
  'security record': {
    list: securityEventsList,
    read: listSecurityEvents as Read,
    queries: ['', 'type=code_replayed', 'severity=critical', 'person=silva', 'person=quitéria'],
  },
  people: {
    list: peopleList,
    read: listPeople as Read,
    queries: ['', 'role=staff', 'state=invited', 'text=silva', 'text=quitéria uchôa'],
  },
  'record of changes': {
    list: settingChangesList,
    read: listChangeSets as Read,
    queries: ['', 'table=page_seo', 'text=xanxerê', 'from=2020-01-01&to=2030-01-01'],
  },
};

/** Each of the other lists: with every set of filters, then in every order. */
export async function otherLists(userId: string, runs: number): Promise<Times[]> {
  const all: Times[] = [];
  for (const [name, { list, read, queries }] of Object.entries(LISTS)) {
    const orders = list.sorts.flatMap((by) => [`sort=${by}`, `sort=-${by}`]);
    for (const query of [...queries, ...orders]) {
      const part = parseListQuery(list, new URLSearchParams(query));
      const what = `${name}, ${query || 'first page'}`;
      all.push(await timesOf({ what, userId, runs }, [part as never], read));
    }
  }
  return all;
}
