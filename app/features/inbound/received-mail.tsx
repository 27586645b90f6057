import { useTranslation } from 'react-i18next';
import { adminPath } from '#app/paths.ts';
import type { ReceivedMail } from './received-mail.ts';

/** Files of a mail, and the names of those that were not taken. */
export function MailFiles({ files, refused }: Pick<ReceivedMail, 'files' | 'refused'>) {
  const { t } = useTranslation('inbound');
  if (files.length + refused.length === 0) return null;
  return (
    <ul aria-label={t('files')}>
      {files.map(({ id, name, size }) => (
        <li key={id}>
          <a className="l" href={adminPath('inboundMailFile', { id })} download>
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

/** What is folded away of a mail: nothing of it is markup. */
export function FoldedText({ text }: { text: string }) {
  const { t } = useTranslation('inbound');
  if (text === '') return null;
  return (
    <details>
      <summary>{t('folded')}</summary>
      <p className="ad-words">{text}</p>
    </details>
  );
}

type Props = {
  mail: ReceivedMail;
  /** Whom it is from stands beside it already. */
  named?: boolean;
};

/** Beside the words of a message that came by mail: where it came from, what it quotes, its files. */
export function ReceivedMailParts({ mail, named = false }: Props) {
  const { t } = useTranslation('inbound');
  const { from, otherSender, folded, files, refused } = mail;
  return (
    <div className="ad-received">
      {(otherSender || !named) && (
        <p className={otherSender ? 'bad' : 'soft'}>
          {t(otherSender ? 'otherSender' : 'byMail', { from })}
        </p>
      )}
      <FoldedText text={folded} />
      <MailFiles files={files} refused={refused} />
    </div>
  );
}
