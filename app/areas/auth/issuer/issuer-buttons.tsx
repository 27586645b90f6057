import { useTranslation } from 'react-i18next';
import { issuerPath } from '#app/access/issuers/issuer-path.ts';
import type { IssuerButton } from '#app/access/issuers/issuers.server.ts';

type Props = {
  issuers: readonly IssuerButton[];
  wanted: string | null | undefined;
  /** The typed address, which the issuer then need not ask for. */
  email?: string | undefined;
  again?: boolean;
};

/** A button for each issuer. A link, because browsers block a form whose answer leads to another site. */
export function IssuerButtons({ issuers, wanted, email, again = false }: Props) {
  const { t } = useTranslation('auth');
  if (issuers.length === 0) return null;
  return (
    <div className="auth-buttons">
      {issuers.map(({ id, name }) => (
        <a
          key={id}
          className="button outlined"
          href={issuerPath({ issuer: id, wanted, email, again })}
          rel="nofollow"
        >
          {t(again ? 'issuer.again' : 'issuer.button', { name })}
        </a>
      ))}
    </div>
  );
}
