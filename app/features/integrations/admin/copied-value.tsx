import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '#app/ui/admin/data-table/use-hydrated.ts';
import { Button } from '#app/ui/button.tsx';

/** A value in a field, and with scripts a button that copies it. */
export function CopiedValue({ id, value }: { id: string; value: string }) {
  const { t } = useTranslation('integrations');
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // The clipboard is not allowed here; the field can be selected and copied by hand.
    }
  };
  return (
    <>
      <p className="copied-value">
        <input id={id} readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
        {hydrated && (
          <Button small variant="outline" onClick={copy}>
            <Copy aria-hidden="true" /> {t(copied ? 'copied' : 'copy')}
          </Button>
        )}
      </p>
      <p className="unseen" role="status">
        {copied && t('copied')}
      </p>
    </>
  );
}
