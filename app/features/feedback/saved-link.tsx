import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button.tsx';
import { MissingFiles } from './missing-files.tsx';

type Props = { link: string | null; missing: readonly string[]; onClose: () => void };
type AddressProps = {
  link: string;
  /** It is shown in a frame, where the page behind it may not be. */
  framed?: boolean;
  onClose: () => void;
};

/** The author's secret link, to be copied or opened. */
export function SecretAddress({ link, framed, onClose }: AddressProps) {
  const { t } = useTranslation('feedback');
  const [copied, setCopied] = useState(false);
  // Complete already in the server's rendering.
  const address = URL.canParse(link) ? link : new URL(link, location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // The clipboard is not allowed here; the link can be opened or copied by hand.
    }
  };
  return (
    <>
      <div>
        <h2 id="feedback-kept">{t('kept.title')}</h2>
        <p className="small soft">{t('kept.text')}</p>
      </div>
      <a
        className="link"
        href={address}
        target={framed ? '_blank' : undefined}
        rel={framed ? 'noopener' : undefined}
      >
        {address}
      </a>
      <p className="acts">
        <Button small onClick={copy}>
          {copied ? t('kept.copied') : t('kept.copy')}
        </Button>
        <Button small variant="outline" onClick={onClose}>
          {t('kept.close')}
        </Button>
      </p>
    </>
  );
}

/**
 * What stays until it is closed: the author's secret link, for an entry without an e-mail address, and the
 * files that could not be saved.
 */
export function SecretLink({ link, missing, onClose }: Props) {
  const { t } = useTranslation('feedback');
  const place = useRef<HTMLElement>(null);
  // It has replaced the dialog: reading goes on here.
  useEffect(() => place.current?.focus(), []);
  return (
    <section
      ref={place}
      className="feedback-kept"
      tabIndex={-1}
      aria-labelledby={link ? 'feedback-kept' : 'feedback-missing'}
    >
      {missing.length > 0 && (
        <div>
          <MissingFiles id="feedback-missing" names={missing} />
        </div>
      )}
      {link ? (
        <SecretAddress link={link} onClose={onClose} />
      ) : (
        <p className="acts">
          <Button small variant="outline" onClick={onClose}>
            {t('kept.close')}
          </Button>
        </p>
      )}
    </section>
  );
}
