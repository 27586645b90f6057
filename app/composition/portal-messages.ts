import accountEn from '#app/areas/portal/account/client-account/locales/en.json' with {
  type: 'json',
};
import accountPt from '#app/areas/portal/account/client-account/locales/pt-BR.json' with {
  type: 'json',
};
import portalEn from '#app/areas/portal/locales/en.json' with { type: 'json' };
import portalPt from '#app/areas/portal/locales/pt-BR.json' with { type: 'json' };
import ticketsEn from '#app/areas/portal/tickets/client-tickets/locales/en.json' with {
  type: 'json',
};
import ticketsPt from '#app/areas/portal/tickets/client-tickets/locales/pt-BR.json' with {
  type: 'json',
};
import noticesEn from '#app/features/client-notices/locales/en.json' with { type: 'json' };
import noticesPt from '#app/features/client-notices/locales/pt-BR.json' with { type: 'json' };

/** What the client portal says, as a part of messages.ts. */
export const portuguese = {
  'client-account': accountPt,
  'client-notices': noticesPt,
  'client-tickets': ticketsPt,
  portal: portalPt,
};

export const english: typeof portuguese = {
  'client-account': accountEn,
  'client-notices': noticesEn,
  'client-tickets': ticketsEn,
  portal: portalEn,
};
