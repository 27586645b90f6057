import path from 'node:path';
import { sniffedType } from '#app/platform/files/sniffed-type.server.ts';
import { isPlainText } from '#app/platform/files/text-watch.server.ts';
import type { MailFile } from '#app/platform/mail/inbound/attached-files.ts';

const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';

/** What bytes show by themselves. The types of a check on `inbound_mail_files`. */
const STORED_TYPES: ReadonlySet<string> = new Set([
  ...['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/heic'],
  ...['application/pdf', 'text/plain'],
  ...['wordprocessingml.document', 'spreadsheetml.sheet', 'presentationml.presentation'].map(
    (kind) => `${OPEN_XML}.${kind}`,
  ),
  ...['text', 'spreadsheet', 'presentation'].map((kind) => `${OPEN_DOCUMENT}.${kind}`),
]);

/** Office files from before 2007 are one kind of container; their names show their program. */
const CONTAINER = 'application/x-cfb';
const OLD_OFFICE: Readonly<Record<string, string>> = {
  '.doc': 'application/msword',
  '.xls': 'application/vnd.ms-excel',
  '.ppt': 'application/vnd.ms-powerpoint',
};
const MAIL = 'message/rfc822';
const CALENDAR = 'text/calendar';

/** How many bytes show whether a text is a calendar. */
const BEGINNING = 200;
const isCalendar = (bytes: Uint8Array): boolean =>
  /^\ufeff?\s{0,20}BEGIN:VCALENDAR\b/i.test(new TextDecoder().decode(bytes.subarray(0, BEGINNING)));

/**
 * The type of a mail's file, of the accepted types; undefined for others. Files are never opened here: they
 * are downloaded, under names that end in their type. `place` is the path of the bytes.
 */
export async function mailFileType(
  { name, bytes, type: declared }: Pick<MailFile, 'name' | 'bytes' | 'type'>,
  place: string,
): Promise<string | undefined> {
  const ending = path.extname(name).toLowerCase();
  const known = await sniffedType(place, name, isPlainText(bytes));
  if (known === CONTAINER) return OLD_OFFICE[ending];
  if (known && known !== 'text/plain' && known !== CALENDAR && known !== MAIL) {
    return STORED_TYPES.has(known) ? known : undefined;
  }
  // Texts that no bytes distinguish from others; their names and senders do.
  const isNamed = (type: string, end: string) => declared === type || ending === end;
  if (isNamed(CALENDAR, '.ics') || declared === 'application/ics') {
    return isCalendar(bytes) ? CALENDAR : known;
  }
  return isNamed(MAIL, '.eml') ? MAIL : known;
}
