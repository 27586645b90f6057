import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';

/** Requests the link of an invitation: each is new, and stored nowhere. */
export function AskInvitationLink() {
  const { t } = useTranslation('people');
  return (
    <Form method="post" className="people-change">
      <input type="hidden" name="intent" value="show-link" />
      <Button type="submit" variant="outline" small>
        {t('invitationLink.ask')}
      </Button>
    </Form>
  );
}

/** The link, this once, to be copied and passed on. */
export function InvitationLink({ link }: { link: string }) {
  const { t } = useTranslation('people');
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // The clipboard is not allowed here; the field can be selected and copied by hand.
    }
  };
  return (
    <div className="people-notice" role="status">
      <label htmlFor={id}>
        <b>{t('invitationLink.label')}</b>
      </label>
      <p className="people-link">
        <input id={id} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        <Button small variant="outline" onClick={copy}>
          <Copy aria-hidden="true" /> {t(copied ? 'invitationLink.copied' : 'invitationLink.copy')}
        </Button>
      </p>
      <p>{t('invitationLink.once')}</p>
    </div>
  );
}
