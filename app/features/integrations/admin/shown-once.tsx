import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button.tsx';

/** A secret, this once, to be copied. */
export function ShownOnce({
  label,
  secret,
  hint,
}: {
  label: string;
  secret: string;
  hint: string;
}) {
  const { t } = useTranslation('integrations');
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      // The clipboard is not allowed here; the field can be selected and copied by hand.
    }
  };
  return (
    <div className="admin-notice shown-once" role="status">
      <label htmlFor={id}>
        <b>{label}</b>
      </label>
      <p className="shown-once-line">
        <input id={id} readOnly value={secret} onFocus={(event) => event.currentTarget.select()} />
        <Button small variant="outline" onClick={copy}>
          <Copy aria-hidden="true" /> {t(copied ? 'copied' : 'copy')}
        </Button>
      </p>
      <p>{hint}</p>
    </div>
  );
}
