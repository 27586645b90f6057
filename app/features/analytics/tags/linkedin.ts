import { loadScript, type Tag } from './load-script.ts';

type Queue = ((...call: unknown[]) => void) & { q: unknown[][] };

/** The Insight Tag records the page view by itself; conversions are defined at the vendor. */
export function startLinkedIn(id: string): Tag {
  const page = window as {
    _linkedin_partner_id?: string;
    _linkedin_data_partner_ids?: string[];
    lintrk?: Queue;
  };
  page._linkedin_partner_id = id;
  page._linkedin_data_partner_ids = [id];
  const queue = ((...call: unknown[]) => void queue.q.push(call)) as Queue;
  queue.q = [];
  page.lintrk = queue;
  loadScript('https://snap.licdn.com/li.lms-analytics/insight.min.js');
  return () => {};
}
