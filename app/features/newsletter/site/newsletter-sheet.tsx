import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { EnvelopeFigure } from './figures/envelope-figure.tsx';

type Props = {
  title: string;
  text?: string | undefined;
  /** How far the subscription has come; drawn. */
  stage: 'open' | 'sealed' | 'returned';
  /** Whether the reader may sign up again. */
  anew?: boolean;
  children?: ReactNode;
};

/** One step of a subscription: the result or the question, and a link. */
export function NewsletterSheet({ title, text, stage, anew = false, children }: Props) {
  const { t } = useTranslation('newsletter', { keyPrefix: 'pages' });
  const locale = useLocale();
  return (
    <div className="frame letter-sheet">
      <div className="ruler" />
      <div className="cols">
        <div className="letter-words">
          <h1 className="sheet-title">{title}</h1>
          {text && <p className="lead soft">{text}</p>}
          {children}
          <p className="acts">
            {anew && (
              <ActionLink href={`${pathTo('content', locale)}#${NEWSLETTER_ID}`} arrow>
                {t('content')}
              </ActionLink>
            )}
            <ActionLink href={pathTo('home', locale)}>{t('home')}</ActionLink>
          </p>
        </div>
        <EnvelopeFigure stage={stage} />
      </div>
    </div>
  );
}

/** The form on the page of contents. */
export const NEWSLETTER_ID = 'carta';
