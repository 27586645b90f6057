import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TwinReasons } from '#app/features/crm/contacts/admin/twin-reasons.tsx';
import { useContactPosts } from '#app/features/crm/contacts/admin/use-contact-posts.ts';
import type { Twin } from '#app/features/crm/contacts/contacts.ts';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';

/** Possible duplicates of the lead's contact: why, and the two ways to settle it. Dismissing one can be
 * undone. */
export function LeadTwins({ contact, twins }: { contact: string; twins: readonly Twin[] }) {
  const { t } = useTranslation('score');
  const fetcher = useContactPosts(adminPath('contact', { id: contact }));
  return twins.map((twin) => {
    const name = twin.name || twin.email || twin.phone;
    return (
      <section key={twin.id} className="journey-twin" aria-labelledby={`twin-${twin.id}`}>
        <Copy aria-hidden="true" />
        <p id={`twin-${twin.id}`}>
          <b>{t('twins.title')}</b>{' '}
          <Link className="link" to={adminPath('contact', { id: twin.id })}>
            {name}
          </Link>
          {twin.name && (twin.phone || twin.email) && `, ${twin.phone || twin.email}`}
        </p>
        <TwinReasons reasons={twin.reasons} sure={twin.sure} />
        <fetcher.Form method="post" action={adminPath('contact', { id: contact })} className="acts">
          <Link
            className="button outlined compact"
            to={adminPath('contactMerge', { id: contact, other: twin.id })}
          >
            {t('twins.compare')}
            <span className="unseen"> {name}</span>
          </Link>
          <input type="hidden" name="intent" value="apart" />
          <input type="hidden" name="other" value={twin.id} />
          <Button type="submit" variant="outline" small busy={fetcher.state !== 'idle'}>
            {t('twins.apart')}
            <span className="unseen"> {name}</span>
          </Button>
        </fetcher.Form>
      </section>
    );
  });
}
