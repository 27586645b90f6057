import { type AdminScreen, adminPaths } from '#app/paths.ts';

/* Every screen of the admin, by address: for tests of all of them. */

/** Addresses that machines, downloads and posts are behind, and no screen. */
const NO_SCREENS: ReadonlySet<AdminScreen> = new Set([
  'clientProjectsExport',
  'clientProjectsExportConfirm',
  'companiesExport',
  'companiesExportConfirm',
  'contactImportReport',
  'contactsExport',
  'contactsExportConfirm',
  'dealCards',
  'dealsExport',
  'dealsExportConfirm',
  'leadsExport',
  'leadsExportConfirm',
  'newsletterExport',
  'newsletterExportConfirm',
  'securityExport',
  'securityExportConfirm',
  'feedbackFile',
  'inboundMailFile',
  'invoiceFile',
  'invoicesExport',
  'invoicesExportConfirm',
  'message',
  'messageFile',
  'messageFiles',
  'messages',
  'note',
  'noteFile',
  'noteFiles',
  'ticketsExport',
  'ticketsExportConfirm',
  'ticketFile',
  'ticketFiles',
  'ticketWriting',
  'productChoice',
  'atWork',
  'views',
  'contentPreview',
  'caseLeaveFile',
  'companyPreview',
  'preview',
  'events',
  'session',
  'find',
]);

const SCREENS = Object.entries(adminPaths).filter(([name]) => !NO_SCREENS.has(name as AdminScreen));

/** Screens that one address leads to. */
export const plainScreens: readonly string[] = SCREENS.map(([, address]) => address).filter(
  (address) => !address.includes(':'),
);

const patternOf = (address: string) =>
  new RegExp(`^${address.replace(/:\w+/g, '[^/?#]+')}(?:[?#].*)?$`);

/** Screens of one thing, each with the first link that leads to one; undefined where none does. */
export function screensOfOne(links: Iterable<string>) {
  const found = [...links];
  const plain = new Set<string>(Object.values(adminPaths));
  return SCREENS.filter(([, address]) => address.includes(':')).map(([name, address]) => {
    const pattern = patternOf(address);
    const link = found.find((one) => pattern.test(one) && !plain.has(one.replace(/[?#].*/, '')));
    return { name, link };
  });
}
