const OWNER = '01890000-0000-7000-8000-000000000001';
/** What is in the address for filters that take any text: common values and rare ones. */
export const TEXTS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  leadsList: {
    text: ['silva', 'ximenes', 'zzz nobody', '(17) 99000-0001'],
    owner: ['none', 'me', 'me-or-none', OWNER],
    reason: ['price', '-'],
    campaign: ['abril', 'nobody'],
    form: [OWNER],
    tag: [OWNER],
    city: ['santos'],
    question: ['need'],
    value: ['planilhas', 'a'],
  },
  tasksList: { owner: ['me', OWNER], product: ['forja', 'doavya'] },
  dealsList: {
    text: ['silva', 'ximenes', 'zzz nobody'],
    pipeline: ['inbound-marketing', 'direct-sales'],
    stage: ['01890000-0000-7000-8000-000000000001'],
    owner: ['none', OWNER],
    min: ['15000', '100000'],
    month: ['2025-12', 'none'],
    campaign: ['abril', 'nobody'],
    reason: ['price', '-'],
    tag: [OWNER],
  },
  countedLeadsList: { source: ['contact_form', 'doavya'] },
  resultDealsList: {
    source: ['contact_form', 'doavya'],
    campaign: ['abril', 'nobody'],
    reason: ['price', '-'],
    left: ['01890000-0000-7000-8000-000000000001'],
  },
  companiesList: {
    text: ['padaria', 'ximenes', 'zzz nobody'],
    tag: [OWNER],
    city: ['santos'],
    // As of contacts.
    product: ['forja'],
    owner: [OWNER],
  },
  contactsList: {
    text: ['silva', 'ximenes', 'zzz nobody'],
    // A few rows of a narrow table are read without an index; at size the index is used.
    product: ['forja'],
    owner: ['01890000-0000-7000-8000-000000000001'],
    company: ['01890000-0000-7000-8000-000000000001'],
    tag: [OWNER],
    campaign: ['abril', 'nobody'],
  },
  contactPairsList: { text: ['silva', 'ximenes', 'zzz nobody'] },
  ticketsList: {
    text: ['a-0218', 'ximenes', 'planilhas'],
    owner: ['none', 'me', 'me-or-none', OWNER],
    ...{ project: [OWNER], module: [OWNER], contact: [OWNER], company: [OWNER], tag: [OWNER] },
  },
  portfolioList: {
    text: ['aplicativo', '2999', 'zzz nobody'],
    owner: ['none', 'me', OWNER],
    client: [OWNER],
  },
  ratingsList: { project: [OWNER], module: [OWNER] },
  countedTicketsList: { project: [OWNER], module: ['none', OWNER] },
  feedbackList: { text: ['planilhas', 'ximenes'], owner: ['none', OWNER] },
  ideasList: {
    text: ['planilhas', 'ximenes'],
    // The one that all rows are of, and one that there is not.
    project: [OWNER],
    module: [OWNER],
  },
  subscriptionsList: { text: ['silva', 'ximenes'], source: ['/', '/sobre'] },
  securityEventsList: {
    type: ['signed_in', 'code_replayed'],
    person: ['silva'],
    personId: ['01890000-0000-7000-8000-000000000001'],
  },
};
export const DAYS: Readonly<Record<string, readonly string[]>> = {
  from: ['2025-09-01'],
  to: ['2025-10-01'],
};
