import { setTimeout as pause } from 'node:timers/promises';
import { leadId } from '../routes/lead-post.ts';
import type { SiteProcess } from '../routes/site-process.ts';
import { type Sent, submit } from './submissions.ts';

const WRITERS = 4;
const READERS = 2;
const PAGES = ['/', '/precos', '/en/contact', '/servicos/software-apps'];
/** Between two requests of one visitor, in milliseconds: a load, and not the machine's limit. */
const PAUSE_MS = 40;

export type Visitors = ReturnType<typeof visitorsOf>;

/** Visitors who read cached pages and send leads, through whatever happens to the site. */
export function visitorsOf() {
  const leads: Sent[] = [];
  const state = { pages: 0, failedPages: 0 };

  /** Sends one lead. One that got no answer keeps its id for `repeat`, as the form in its browser does. */
  async function write(site: SiteProcess): Promise<void> {
    const number = leads.length;
    const lead: Sent = { id: leadId(), email: `pessoa${number}@carga.example` };
    leads.push(lead);
    await submit(site, lead, number).catch(() => undefined);
  }

  async function read(site: SiteProcess, number: number, isStopped: () => boolean): Promise<void> {
    const page = PAGES[number % PAGES.length] ?? '/';
    const status = await site.ask(page).then(
      (answer) => answer.status,
      () => null,
    );
    // Nobody listens once the process is killed.
    if (isStopped()) return;
    state.pages += 1;
    if (status !== 200) state.failedPages += 1;
  }

  return {
    leads,
    get pages() {
      return state.pages;
    },
    get failedPages() {
      return state.failedPages;
    },
    acknowledged: () => leads.filter(({ protocol }) => protocol !== undefined).length,
    /** Sends again what got no answer. */
    repeat: async (site: SiteProcess) => {
      for (const [number, lead] of leads.entries()) {
        if (lead.protocol === undefined) await submit(site, lead, number);
      }
    },
    /** Visits until `stop`. */
    visit: (site: SiteProcess) => {
      let stopped = false;
      const isStopped = () => stopped;
      const forever = async (work: (turn: number) => Promise<void>) => {
        for (let turn = 0; !stopped; turn += 1) {
          await work(turn);
          await pause(PAUSE_MS);
        }
      };
      const all = [
        ...Array.from({ length: WRITERS }, () => forever(() => write(site))),
        ...Array.from({ length: READERS }, () => forever((turn) => read(site, turn, isStopped))),
      ];
      return {
        stop: () => {
          stopped = true;
        },
        ended: Promise.all(all),
      };
    },
  };
}
