import { openHandle } from '../../app/platform/database/handle.server.ts';

/* What staff ask lists for: first pages, pages deep in the list, and each set of filters. */

const STATES = ['new', 'contacted', 'qualified', 'converted', 'lost', 'spam'];
const SOURCES = ['qualification', 'contact_form', 'workshop'];
/** From words that every sixth lead has to one that none has. */
const WORDS = {
  'frequent words': ['silva', 'maria', 'padaria', 'rio preto', 'correio', 'example', 'ana', 'jos'],
  'rarer words': ['uchôa', 'ximenes', 'xanxerê', 'ubirajara', 'yamamoto', 'vinícola', 'weber'],
  'rare words': ['quitéria uchôa', 'xavier ximenes', '.777123@', 'zuleica weber', 'wanderley uch'],
  'words of nobody': ['zzzqqq', 'nobody here', 'asdfgh'],
};

/** Leads from all over the table, to begin a page behind. */
export async function someLeads(): Promise<{ id: string; status: string; source: string }[]> {
  const { rows } = await openHandle().owner.query(
    `select id, status, source from public.qualification_submissions
     order by md5(id::text) limit 2000`,
  );
  return rows;
}

type Lead = Awaited<ReturnType<typeof someLeads>>[number];
type Filter = { status?: string; source?: string };

/** First pages and deep ones, both ways round, of leads with each of the values. */
function pagesOf(by: string, filters: readonly Filter[], leads: readonly Lead[]): string[] {
  return filters.flatMap((filter) => {
    const fitting = leads.filter((lead) =>
      Object.entries(filter).every(([name, value]) => lead[name as keyof Filter] === value),
    );
    const deep = fitting.filter((_, place) => place % Math.ceil(fitting.length / 6) === 0);
    return [undefined, ...deep.map(({ id }) => id)].flatMap((after) =>
      [by, `-${by}`].map(
        (sort) => `${new URLSearchParams({ ...filter, sort, ...(after && { after }) })}`,
      ),
    );
  });
}

const ofStates = STATES.map((status) => ({ status }));
const ofSources = SOURCES.map((source) => ({ source }));
const ofBoth = SOURCES.flatMap((source) => STATES.map((status) => ({ source, status })));

/** Addresses of the list of leads, by what is asked. */
export const leadAddresses = (leads: readonly Lead[]): Record<string, string[]> => ({
  'as they arrived': pagesOf('arrived', [{}], leads),
  'by person': pagesOf('person', [{}], leads),
  'by state': pagesOf('status', [{}], leads),
  'by source': pagesOf('source', [{}], leads),
  'of a state': pagesOf('arrived', ofStates, leads),
  'of a source': pagesOf('arrived', ofSources, leads),
  'of a state and a source': pagesOf('arrived', ofBoth, leads),
  'of a state, by person': pagesOf('person', ofStates, leads),
  'of a source, by state': pagesOf('status', ofSources, leads),
  'of days': [{}, ...ofStates].flatMap((filter) =>
    [3, 40, 400].map((days) => `${new URLSearchParams({ ...filter, ...daysAgo(days) })}`),
  ),
  ...Object.fromEntries(
    Object.entries(WORDS).map(([what, words]) => [
      `with ${what}`,
      words.map((text) => `text=${encodeURIComponent(text)}`),
    ]),
  ),
  'with words, of a state': Object.values(WORDS)
    .flat()
    .flatMap((text) => STATES.map((status) => `${new URLSearchParams({ text, status })}`)),
});

function daysAgo(days: number): { from: string; to: string } {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  return { from: day(days + 20), to: day(days) };
}
