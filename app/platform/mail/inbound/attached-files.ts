import type { Attachment, Email } from 'postal-mime';
import type { Folded } from './folded-text.ts';

/** A file that came with a mail. */
export type MailFile = {
  name: string;
  bytes: Uint8Array;
  /** The type declared by its sender. */
  type: string;
  /** Of a picture within the text: whether it is in what the sender has written or in what is folded
   * away. Null for an attachment. The text holds its name in square brackets where it stands. */
  within: 'own' | 'folded' | null;
};

type Picture = { file: Attachment; id: string; name: string };

/** Names of attachments that have none. */
const NAMES: Readonly<Record<string, string>> = {
  'message/rfc822': 'mail.eml',
  'text/calendar': 'invite.ics',
  'application/ics': 'invite.ics',
};
const nameOf = ({ filename, mimeType }: Attachment): string =>
  filename || NAMES[mimeType] || mimeType.replace('/', '.');

const idOf = ({ contentId }: Attachment): string => contentId?.replace(/^<|>$/g, '') ?? '';

/** A name that no other picture of the mail has: `image.png`, `image (2).png`. */
function distinct(name: string, used: Map<string, number>): string {
  const times = (used.get(name) ?? 0) + 1;
  used.set(name, times);
  return times === 1 ? name : name.replace(/(\.[^.]*)?$/, (ending) => ` (${times})${ending}`);
}

/** Pictures that are meant to be shown within the text. */
export function picturesOf({ attachments }: Email): Picture[] {
  const used = new Map<string, number>();
  return attachments
    .filter(
      ({ mimeType, related, disposition }) =>
        mimeType.startsWith('image/') && (related || disposition === 'inline'),
    )
    .map((file) => ({ file, id: idOf(file), name: distinct(nameOf(file), used) }));
}

/** How Outlook marks a picture in a plain text, and Gmail. */
const MARK = /\[(?:cid:([^\][\s]{1,200})|image: ([^\][\n]{1,200}))\]/g;

/** A text with the names of pictures where they stand, in square brackets. */
export function withPictureNames(text: string, pictures: readonly Picture[]): string {
  const byId = new Map(pictures.map(({ id, name }) => [id, name]));
  const byName = new Set(pictures.map(({ name }) => name));
  return text.replace(MARK, (mark, id: string | undefined, name: string | undefined) => {
    if (id !== undefined) return byId.has(id) ? `[${byId.get(id)}]` : '';
    return name !== undefined && byName.has(name) ? `[${name}]` : mark;
  });
}

const bytesOf = (content: Attachment['content']): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content as ArrayBuffer);

/** The files, in the order of the sender: pictures within the text come last. */
export function filesOf(
  { attachments }: Email,
  pictures: readonly Picture[],
  texts: readonly Folded[],
): MailFile[] {
  const within = new Map(pictures.map((picture) => [picture.file, picture]));
  const placeOf = ({ name }: Picture): 'own' | 'folded' => {
    const mark = `[${name}]`;
    const shows = texts.find(({ own, folded }) => own.includes(mark) || folded.includes(mark));
    return shows && !shows.own.includes(mark) ? 'folded' : 'own';
  };
  const files = attachments.map((file) => {
    const picture = within.get(file);
    return {
      name: picture?.name ?? nameOf(file),
      bytes: bytesOf(file.content),
      type: file.mimeType,
      within: picture ? placeOf(picture) : null,
    };
  });
  return [...files.filter((one) => !one.within), ...files.filter((one) => one.within)];
}
