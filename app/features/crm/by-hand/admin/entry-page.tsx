import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { useMultiProduct } from '#app/access/multi-product.tsx';
import type { ByHand } from '../typed-line.ts';
import type { EntryReply } from './entry-actions.server.ts';
import { EntryForm } from './entry-form.tsx';
import type { EntryData } from './use-known.ts';

type Props = { choices: EntryData; what: ByHand; reply: EntryReply | undefined };

/** The one-line entry as a page of its own, for use without scripts or by a link. */
export function EntryPage({ choices, what, reply }: Props) {
  const { t } = useTranslation('by-hand');
  const { product } = useMultiProduct();
  const busy = useNavigation().state === 'submitting';
  const id = (reply?.ok ? reply.data.id : reply?.values['id']) || choices.id;
  return (
    <article className="admin-page by-hand-page">
      <h1 className="title">{t('title')}</h1>
      <EntryForm
        {...{ id, what, choices, reply, busy }}
        product={product?.slug ?? choices.products[0]?.slug ?? ''}
      />
    </article>
  );
}
