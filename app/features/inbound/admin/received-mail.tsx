import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { adminPath } from '#app/paths.ts';
import type { ReceivedMail } from '../received-mail.ts';

type File = ReceivedMail['files'][number];

function Picture({ file: { id, name } }: { file: File }) {
  const { t } = useTranslation('inbound');
  const place = adminPath('inboundMailFile', { id });
  return (
    <a href={place} download className="admin-mail-picture">
      <img src={`${place}?shown`} alt={t('picture', { name })} loading="lazy" />
    </a>
  );
}

const markOf = ({ name }: File) => `[${name}]`;

/** Pictures of a part of a mail without a place in its text. */
function Pictures({
  files,
  within,
  text,
}: {
  files: readonly File[];
  within: string;
  text: string;
}) {
  return files
    .filter((file) => file.within === within && !text.includes(markOf(file)))
    .map((file) => <Picture key={file.id} file={file} />);
}

/** The text of a mail, with its pictures in place. */
export function MailWords({ text, mail }: { text: string; mail?: ReceivedMail | undefined }) {
  const placed = mail?.files.filter((file) => file.within && text.includes(markOf(file))) ?? [];
  let rest = text;
  const parts = placed
    .map((file) => ({ file, at: text.indexOf(markOf(file)) }))
    .sort((one, other) => one.at - other.at)
    .map(({ file }) => {
      const at = rest.indexOf(markOf(file));
      const before = rest.slice(0, at);
      rest = rest.slice(at + markOf(file).length);
      return { file, before };
    });
  return (
    <p className="admin-words">
      {parts.map(({ file, before }) => (
        <Fragment key={file.id}>
          {before}
          <Picture file={file} />
        </Fragment>
      ))}
      {rest}
    </p>
  );
}

/** Files of a mail, and the names of those that were not accepted. */
function MailFiles({ files, refused }: Pick<ReceivedMail, 'files' | 'refused'>) {
  const { t } = useTranslation('inbound');
  const attached = files.filter(({ within }) => !within);
  if (attached.length + refused.length === 0) return null;
  return (
    <ul aria-label={t('files')}>
      {attached.map(({ id, name, size }) => (
        <li key={id}>
          <a className="link" href={adminPath('inboundMailFile', { id })} download>
            {name}
          </a>{' '}
          <span className="num soft">{`${Math.max(1, Math.round(size / 1024))} KB`}</span>
        </li>
      ))}
      {refused.map(({ name, why }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and none moves
        <li key={place} className="soft">
          {t('refused', { name, why: t(`whys.${why}`) })}
        </li>
      ))}
    </ul>
  );
}

/** The folded part of a mail: nothing of it is markup. */
function FoldedText({ mail }: { mail: ReceivedMail }) {
  const { t } = useTranslation('inbound');
  const { folded, files } = mail;
  if (folded === '' && !files.some(({ within }) => within === 'folded')) return null;
  return (
    <details>
      <summary>{t('folded')}</summary>
      <MailWords text={folded} mail={mail} />
      <Pictures files={files} within="folded" text={folded} />
    </details>
  );
}

type Props = {
  mail: ReceivedMail;
  /** Its sender is beside it already. */
  named?: boolean;
  /** The text beside it, drawn by MailWords: its inline pictures are not shown again. */
  text?: string;
};

/** Beside the text of a message from a mail: its sender, its quote, its files. */
export function ReceivedMailParts({ mail, named = false, text = '' }: Props) {
  const { t } = useTranslation('inbound');
  const { from, relayedBy, otherSender, files, refused } = mail;
  return (
    <div className="admin-received">
      {(otherSender || !named) && (
        <p className={otherSender ? 'bad' : 'soft'}>
          {t(otherSender ? 'otherSender' : 'byMail', { from })}
        </p>
      )}
      {relayedBy && <p className="soft">{t('relayed', { relay: relayedBy, from })}</p>}
      <Pictures files={files} within="own" text={text} />
      <FoldedText mail={mail} />
      <MailFiles files={files} refused={refused} />
    </div>
  );
}
