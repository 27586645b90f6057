import { openHandle } from '../../app/platform/database/handle.server.ts';

/* Queries of staff lists: first pages, pages deep in the list, and each set of filters. */

const STATES = ['new', 'contacted', 'qualified', 'converted', 'lost', 'spam'];
const SOURCES = ['qualification', 'contact_form', 'workshop'];
/** Search words, from ones that every sixth lead has to ones that no lead has. */
const WORDS = {
  'frequent words': ['silva', 'maria', 'padaria', 'rio preto', 'correio', 'example', 'ana', 'jos'],
  'rarer words': ['uchôa', 'ximenes', 'xanxerê', 'ubirajara', 'yamamoto', 'vinícola', 'weber'],
  'rare words': ['quitéria uchôa', 'xavier ximenes', '.777123@', 'zuleica weber', 'wanderley uch'],
  'words without a match': ['zzzqqq', 'nobody here', 'asdfgh'],
};

/** Leads from all over the table, as cursors. */
export async function someLeads(): Promise<
  { id: string; status: string; source: string; owner: string }[]
> {
  const { rows } = await openHandle().owner.query(
    `select id, status, source, coalesce(owner_id::text, 'none') as owner from public.qualification_submissions
     order by md5(id::text) limit 2000`,
  );
  return rows;
}

type Lead = Awaited<ReturnType<typeof someLeads>>[number];
type Filter = Partial<Record<'status' | 'source' | 'owner' | 'score' | 'answer', string>>;

/** First and deep pages in both directions, for each filter. */
function pagesOf(by: string, filters: readonly Filter[], leads: readonly Lead[]): string[] {
  return filters.flatMap((filter) => {
    const fitting = leads.filter((lead) =>
      // Any lead is a cursor for a filter that a lead has no column for.
      Object.entries(filter).every(
        ([name, value]) => (lead[name as keyof Lead] ?? value) === value,
      ),
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

/** Unassigned leads, leads of two owners, and these by status, source, score and clock. */
function worked(leads: readonly Lead[]): Record<string, string[]> {
  const ofOwners = [...new Set(leads.map(({ owner }) => owner))]
    .slice(0, 3)
    .map((owner) => ({ owner }));
  const ofStatesToo = ofOwners.flatMap((one) => ofStates.map((state) => ({ ...one, ...state })));
  const ofAnswers = ['waiting', 'late'].map((answer) => ({ answer }));
  const ownOrUnassigned = { owner: 'me-or-none' };
  const ownFilters = [ownOrUnassigned, ...ofAnswers.map((one) => ({ ...one, ...ownOrUnassigned }))];
  const good = { score: '80' };
  return {
    'of an owner': pagesOf('arrived', ofOwners, leads),
    'of an owner and a state': pagesOf('arrived', ofStatesToo, leads),
    'of an owner and a source': pagesOf(
      'arrived',
      ofOwners.flatMap((one) => ofSources.map((source) => ({ ...one, ...source }))),
      leads,
    ),
    'from a score on': pagesOf(
      'arrived',
      [good, ...ofOwners.map((one) => ({ ...one, ...good }))],
      leads,
    ),
    'that wait': pagesOf('arrived', ofAnswers, leads),
    // First pages only: the user's own leads are not known here.
    'own and unassigned': pagesOf('arrived', ownFilters, leads),
    'own and unassigned, by clock': pagesOf('clock', ownFilters, leads),
    'by clock': pagesOf('clock', [{}, ...ofOwners, ...ofAnswers], leads),
    'by score': pagesOf('score', [{}, good, ...ofStates, ...ofOwners], leads),
    'with words, of an owner': Object.values(WORDS)
      .flat()
      .flatMap((text) => ofOwners.map((one) => `${new URLSearchParams({ text, ...one })}`)),
  };
}

/** Addresses of the list of leads, by kind of query. */
export const leadAddresses = (leads: readonly Lead[]): Record<string, string[]> => ({
  ...worked(leads),
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
