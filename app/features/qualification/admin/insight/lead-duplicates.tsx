import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DuplicateReasons } from '#app/features/crm/contacts/admin/duplicate-reasons.tsx';
import { useContactPosts } from '#app/features/crm/contacts/admin/use-contact-posts.ts';
import type { Duplicate } from '#app/features/crm/contacts/contacts.ts';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';

/** Possible duplicates of the lead's contact: why, and the two ways to settle it. Dismissing one can be
 * undone. */
export function LeadDuplicates({
  contact,
  duplicates,
}: {
  contact: string;
  duplicates: readonly Duplicate[];
}) {
  const { t } = useTranslation('score');
  const fetcher = useContactPosts(adminPath('contact', { id: contact }));
  return duplicates.map((duplicate) => {
    const name = duplicate.name || duplicate.email || duplicate.phone;
    return (
      <section key={duplicate.id} className="journey-twin" aria-labelledby={`twin-${duplicate.id}`}>
        <Copy aria-hidden="true" />
        <p id={`twin-${duplicate.id}`}>
          <b>{t('twins.title')}</b>{' '}
          <Link className="link" to={adminPath('contact', { id: duplicate.id })}>
            {name}
          </Link>
          {duplicate.name &&
            (duplicate.phone || duplicate.email) &&
            `, ${duplicate.phone || duplicate.email}`}
        </p>
        <DuplicateReasons reasons={duplicate.reasons} sure={duplicate.sure} />
        <fetcher.Form method="post" action={adminPath('contact', { id: contact })} className="acts">
          <Link
            className="button outlined compact"
            to={adminPath('contactMerge', { id: contact, other: duplicate.id })}
          >
            {t('twins.compare')}
            <span className="unseen"> {name}</span>
          </Link>
          <input type="hidden" name="intent" value="apart" />
          <input type="hidden" name="other" value={duplicate.id} />
          <Button type="submit" variant="outline" small busy={fetcher.state !== 'idle'}>
            {t('twins.apart')}
            <span className="unseen"> {name}</span>
          </Button>
        </fetcher.Form>
      </section>
    );
  });
}
