import { useTranslation } from 'react-i18next';
import { type FetcherWithComponents, Link } from 'react-router';
import { formatPhone } from '#app/features/company/company.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { readContact } from './contact.store.server.ts';
import type { ContactReply, MergedField, Owner, StandingMerge, Twin } from './contacts.ts';

type Contact = NonNullable<Awaited<ReturnType<typeof readContact>>>;
type Given = {
  action: string;
  fetcher: FetcherWithComponents<ContactReply>;
};

/** Either one's value of each field in which the two differ. */
function differences(contact: Contact, twin: Twin, owners: readonly Owner[], locale: Locale) {
  const ownerOf = (id: string | null) => owners.find((owner) => owner.id === id)?.name ?? '';
  const fields: [MergedField, string, string][] = [
    ['name', contact.name, twin.name],
    ['email', contact.email, twin.email],
    ['phone', formatPhone(contact.phone, locale), formatPhone(twin.phone, locale)],
    ['company', contact.company?.name ?? contact.typedCompany, twin.company],
    ['job_title', contact.jobTitle, twin.jobTitle],
    ['owner', contact.owner?.name ?? '', ownerOf(twin.ownerId)],
  ];
  return fields.filter(([, mine, other]) => mine !== other);
}

/** Somebody who may be the same person: why, what stays of whom, and the two ways to settle it. */
export function TwinOffer({
  contact,
  twin,
  owners,
  action,
  fetcher,
}: Given & { contact: Contact; twin: Twin; owners: readonly Owner[] }) {
  const { t } = useTranslation('contacts');
  const locale = useLocale();
  const busy = fetcher.state !== 'idle';
  const name = twin.name || twin.email || twin.phone;
  return (
    <section className="ct-twin" aria-labelledby={`twin-${twin.id}`}>
      <h3 className="t3" id={`twin-${twin.id}`}>
        <Link className="l" to={adminPath('contact', { id: twin.id })}>
          {name}
        </Link>{' '}
        <span className="num soft">{t('sure', { percent: String(twin.sure) })}</span>
      </h3>
      <p className="soft">{twin.reasons.map((reason) => t(`reasons.${reason}`)).join('; ')}</p>
      <fetcher.Form method="post" action={action}>
        <input type="hidden" name="intent" value="merge" />
        <input type="hidden" name="other" value={twin.id} />
        {differences(contact, twin, owners, locale).map(([field, mine, other]) => (
          <label key={field} className="fd">
            <span className="fd-label">{t(`fields.${field}`)}</span>
            <select className="in" name="take" defaultValue={mine === '' ? field : ''}>
              <option value="">{mine || t('blank')}</option>
              <option value={field}>{other || t('blank')}</option>
            </select>
          </label>
        ))}
        <p className="soft">
          {t('mergeText', { leads: String(twin.leads), deals: String(twin.deals) })}
        </p>
        <div className="acts">
          <Button type="submit" small busy={busy}>
            {t('merge')}
          </Button>
        </div>
      </fetcher.Form>
      <fetcher.Form method="post" action={action} className="acts">
        <input type="hidden" name="intent" value="apart" />
        <input type="hidden" name="other" value={twin.id} />
        <Button type="submit" variant="outline" small busy={busy}>
          {t('twoPeople')}
        </Button>
      </fetcher.Form>
    </section>
  );
}

/** Who has been merged into this contact, with the way back or why there is none. */
export function StandingMerges({
  merges,
  action,
  fetcher,
}: Given & { merges: readonly StandingMerge[] }) {
  const { t } = useTranslation('contacts');
  const locale = useLocale();
  return (
    <ul className="ct-merges">
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
                <span className="vh"> {merge.name}</span>
              </Button>
            </fetcher.Form>
          )}
        </li>
      ))}
    </ul>
  );
}
