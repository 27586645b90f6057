import { useTranslation } from 'react-i18next';
import { type FetcherWithComponents, Link } from 'react-router';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { useKeys } from '#app/ui/admin/keys/keys.tsx';
import { Button } from '#app/ui/button.tsx';
import type { ContactReply } from '../commands/contact-actions.server.ts';
import type { StandingMerge, Twin } from '../contacts.ts';
import type { ContactPair } from '../pair.store.server.ts';
import { MergeTable } from './merge-table.tsx';
import { TwinReasons } from './twin-reasons.tsx';

type Given = {
  action: string;
  fetcher: FetcherWithComponents<ContactReply>;
};

/** Dismisses a duplicate candidate. */
function Apart({ twin, name, action, fetcher }: Given & { twin: Twin; name: string }) {
  const { t } = useTranslation('contacts');
  return (
    <fetcher.Form method="post" action={action}>
      <input type="hidden" name="intent" value="apart" />
      <input type="hidden" name="other" value={twin.id} />
      <Button type="submit" variant="outline" small busy={fetcher.state !== 'idle'}>
        {t('twoPeople')}
        <span className="unseen"> {name}</span>
      </Button>
    </fetcher.Form>
  );
}

type OfferProps = Given & { contact: string; twin: Twin; pair: ContactPair | undefined };

/** A duplicate candidate: the reasons, which values stay, and the two ways to settle it. */
function TwinOffer({ contact, twin, pair, action, fetcher }: OfferProps) {
  const { t } = useTranslation('contacts');
  const name = twin.name || twin.email || twin.phone;
  return (
    // No landmark: namesakes would be two of one name.
    <article className="contact-twin" aria-labelledby={`twin-${twin.id}`}>
      <h3 className="subtitle" id={`twin-${twin.id}`}>
        <Link className="link" to={adminPath('contact', { id: twin.id })}>
          {name}
        </Link>{' '}
        <span className="soft">{twin.company}</span>
      </h3>
      <TwinReasons reasons={twin.reasons} sure={twin.sure} />
      {pair && <MergeTable pair={pair} />}
      <div className="acts">
        {!pair && (
          <Link
            className="button outlined compact"
            to={adminPath('contactMerge', { id: contact, other: twin.id })}
          >
            {t('compare')}
            <span className="unseen"> {name}</span>
          </Link>
        )}
        <Apart {...{ twin, name, action, fetcher }} />
      </div>
    </article>
  );
}

type TwinsProps = Given & {
  contact: string;
  twins: readonly Twin[];
  /** The closest candidate beside the contact. */
  pair: ContactPair | undefined;
};

/** Duplicate candidates, the closest first and in full. */
export function ContactTwins({ twins, pair, ...given }: TwinsProps) {
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
      {twins.map((twin) => (
        <TwinOffer
          key={twin.id}
          {...given}
          twin={twin}
          pair={pair?.other.id === twin.id ? pair : undefined}
        />
      ))}
    </section>
  );
}

/** The contacts merged into this one, each with its undo or the reason why there is none. */
export function StandingMerges({
  merges,
  action,
  fetcher,
}: Given & { merges: readonly StandingMerge[] }) {
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
