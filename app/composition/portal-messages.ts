import clientAccountEn from '#app/areas/portal/account/client-account/locales/en.json' with {
  type: 'json',
};
import clientAccountPt from '#app/areas/portal/account/client-account/locales/pt-BR.json' with {
  type: 'json',
};
import portalEn from '#app/areas/portal/locales/en.json' with { type: 'json' };
import portalPt from '#app/areas/portal/locales/pt-BR.json' with { type: 'json' };
import clientTicketsEn from '#app/areas/portal/tickets/client-tickets/locales/en.json' with {
  type: 'json',
};
import clientTicketsPt from '#app/areas/portal/tickets/client-tickets/locales/pt-BR.json' with {
  type: 'json',
};
import clientDeviceEn from '#app/features/client-device/locales/en.json' with { type: 'json' };
import clientDevicePt from '#app/features/client-device/locales/pt-BR.json' with { type: 'json' };
import clientNoticesEn from '#app/features/client-notices/locales/en.json' with { type: 'json' };
import clientNoticesPt from '#app/features/client-notices/locales/pt-BR.json' with { type: 'json' };
import staffProjectsEn from '#app/features/projects/admin/staff-projects/locales/en.json' with {
  type: 'json',
};
import staffProjectsPt from '#app/features/projects/admin/staff-projects/locales/pt-BR.json' with {
  type: 'json',
};
import filesEn from '#app/features/projects/files/locales/en.json' with { type: 'json' };
import filesPt from '#app/features/projects/files/locales/pt-BR.json' with { type: 'json' };
import projectsEn from '#app/features/projects/locales/en.json' with { type: 'json' };
import projectsPt from '#app/features/projects/locales/pt-BR.json' with { type: 'json' };

/* Messages of the work for clients, as they and staff read them; apart for their number. */
export const portuguese = {
  'client-account': clientAccountPt,
  'client-device': clientDevicePt,
  'client-notices': clientNoticesPt,
  'client-tickets': clientTicketsPt,
  portal: portalPt,
  projects: projectsPt,
  files: filesPt,
  'staff-projects': staffProjectsPt,
};

export const english: typeof portuguese = {
  'client-account': clientAccountEn,
  'client-device': clientDeviceEn,
  'client-notices': clientNoticesEn,
  'client-tickets': clientTicketsEn,
  portal: portalEn,
  projects: projectsEn,
  files: filesEn,
  'staff-projects': staffProjectsEn,
};
