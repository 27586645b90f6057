import { useTranslation } from 'react-i18next';
import { POST } from '#app/features/qualification/intake/post-fields.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { endpointPath, pathTo } from '#app/paths.ts';
import { LONGEST_EMAIL } from './newsletter-email.ts';

type Props = {
  /** Id of the field; a page may hold the form once in its text. */
  id: string;
  /** The typed address, after a refused post. */
  email?: string | undefined;
  error?: string | undefined;
};

/**
 * The sign-up: a native post that works alone. The field is not `required` and the browser does not check
 * it: an empty post does nothing, and the site has its own words for a wrong address.
 */
export function SubscriptionForm({ id, email, error }: Props) {
  const { t } = useTranslation('newsletter', { keyPrefix: 'form' });
  const locale = useLocale();
  return (
    <form
      className="letter"
      method="post"
      action={endpointPath('newsletterSubmit', locale)}
      noValidate
      data-newsletter=""
    >
      <label className="note" htmlFor={id}>
        {t('label')}
      </label>
      {email && <input type="hidden" name={POST.emailSeen} value={email} />}
      <p className="unseen" aria-hidden="true">
        <label>
          {t('honeypot')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <div>
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={email === undefined ? LONGEST_EMAIL : undefined}
          defaultValue={email}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-e` : undefined}
          // biome-ignore lint/a11y/noAutofocus: the reason of a refused post is read first
          autoFocus={error ? true : undefined}
        />
        <button className="button compact" type="submit">
          {t('submit')}
        </button>
      </div>
      {error && (
        <p className="error" id={`${id}-e`}>
          {error}
        </p>
      )}
      <p className="small soft">
        {t('consent')}{' '}
        <a className="link" href={pathTo('privacy', locale)}>
          {t('privacy')}
        </a>
      </p>
    </form>
  );
}
