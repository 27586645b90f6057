import { useTranslation } from 'react-i18next';
import { type FetcherWithComponents, Link } from 'react-router';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { useKeys } from '#app/ui/admin/keys/keys.tsx';
import { Button } from '#app/ui/button.tsx';
import type { ContactReply } from '../commands/contact-actions.server.ts';
import type { ContactMerge, Duplicate } from '../contacts.ts';
import type { ContactPair } from '../pair.store.server.ts';
import { DuplicateReasons } from './duplicate-reasons.tsx';
import { MergeTable } from './merge-table.tsx';

type Given = {
  action: string;
  fetcher: FetcherWithComponents<ContactReply>;
};

/** Dismisses a duplicate candidate. */
function DismissForm({
  duplicate,
  name,
  action,
  fetcher,
}: Given & { duplicate: Duplicate; name: string }) {
  const { t } = useTranslation('contacts');
  return (
    <fetcher.Form method="post" action={action}>
      <input type="hidden" name="intent" value="apart" />
      <input type="hidden" name="other" value={duplicate.id} />
      <Button type="submit" variant="outline" small busy={fetcher.state !== 'idle'}>
        {t('twoPeople')}
        <span className="unseen"> {name}</span>
      </Button>
    </fetcher.Form>
  );
}

type OfferProps = Given & { contact: string; duplicate: Duplicate; pair: ContactPair | undefined };

/** A duplicate candidate: the reasons, which values stay, and the two ways to settle it. */
function DuplicateOffer({ contact, duplicate, pair, action, fetcher }: OfferProps) {
  const { t } = useTranslation('contacts');
  const name = duplicate.name || duplicate.email || duplicate.phone;
  return (
    // No landmark: namesakes would be two of one name.
    <article className="contact-twin" aria-labelledby={`twin-${duplicate.id}`}>
      <h3 className="subtitle" id={`twin-${duplicate.id}`}>
        <Link className="link" to={adminPath('contact', { id: duplicate.id })}>
          {name}
        </Link>{' '}
        <span className="soft">{duplicate.company}</span>
      </h3>
      <DuplicateReasons reasons={duplicate.reasons} sure={duplicate.sure} />
      {pair && <MergeTable pair={pair} />}
      <div className="acts">
        {!pair && (
          <Link
            className="button outlined compact"
            to={adminPath('contactMerge', { id: contact, other: duplicate.id })}
          >
            {t('compare')}
            <span className="unseen"> {name}</span>
          </Link>
        )}
        <DismissForm {...{ duplicate, name, action, fetcher }} />
      </div>
    </article>
  );
}

type DuplicatesProps = Given & {
  contact: string;
  duplicates: readonly Duplicate[];
  /** The closest candidate beside the contact. */
  pair: ContactPair | undefined;
};

/** Duplicate candidates, the closest first and in full. */
export function ContactDuplicates({ duplicates, pair, ...given }: DuplicatesProps) {
  const { t } = useTranslation('contacts');
  useKeys([
    {
      keys: 'm',
      label: t('keys.merge'),
      group: 'record',
      legend: true,
      run: () =>
        document
          .querySelector<HTMLElement>('.contact-pair :checked, .contact-pair button')
          ?.focus(),
    },
  ]);
  return (
    <section aria-labelledby="twins">
      <h2 className="subtitle" id="twins">
        {t('samePerson')}
      </h2>
      {duplicates.map((duplicate) => (
        <DuplicateOffer
          key={duplicate.id}
          {...given}
          duplicate={duplicate}
          pair={pair?.other.id === duplicate.id ? pair : undefined}
        />
      ))}
    </section>
  );
}

/** The contacts merged into this one, each with its undo or the reason why there is none. */
export function ContactMerges({
  merges,
  action,
  fetcher,
}: Given & { merges: readonly ContactMerge[] }) {
  const { t } = useTranslation('contacts');
  const locale = useLocale();
  return (
    <ul className="contact-merges">
      {merges.map((merge) => (
        <li key={merge.id}>
          <b>{merge.name}</b>{' '}
          <time className="num soft" dateTime={merge.at}>
            {formatDateTime(new Date(merge.at), locale)}
          </time>
          {merge.hindrance ? (
            <p className="soft">{t(`hindrances.${merge.hindrance}`)}</p>
          ) : (
            <fetcher.Form method="post" action={action} className="acts">
              <input type="hidden" name="intent" value="unmerge" />
              <input type="hidden" name="merge" value={merge.id} />
              <Button type="submit" variant="outline" small busy={fetcher.state !== 'idle'}>
                {t('unmerge')}
                <span className="unseen"> {merge.name}</span>
              </Button>
            </fetcher.Form>
          )}
        </li>
      ))}
    </ul>
  );
}
