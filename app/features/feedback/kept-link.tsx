import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button.tsx';

type Props = { link: string; onClose: () => void };

/** The author's secret way back, for whoever left no e-mail address: it stays until it is closed. */
export function KeptLink({ link, onClose }: Props) {
  const { t } = useTranslation('feedback');
  const [copied, setCopied] = useState(false);
  const place = useRef<HTMLElement>(null);
  // It has taken the dialog's place: reading goes on here.
  useEffect(() => place.current?.focus(), []);
  const address = new URL(link, location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Not allowed here; the link itself can be opened or copied by hand.
    }
  };
  return (
    <section ref={place} className="feedback-kept" tabIndex={-1} aria-labelledby="feedback-kept">
      <div>
        <h2 id="feedback-kept">{t('kept.title')}</h2>
        <p className="small soft">{t('kept.text')}</p>
      </div>
      <a className="l" href={address}>
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
    </section>
  );
}
