import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { ReadRevision } from '#app/audit/admin/read-revision.tsx';
import { adminPath } from '#app/paths.ts';
import { useEdition } from '#app/ui/admin/use-edition.ts';
import { Button } from '#app/ui/button.tsx';
import type { DealReply } from '../commands/deal-actions.server.ts';
import type { Deal } from '../deal.store.server.ts';
import type { TypedDeal } from '../deals.ts';
import { DealFields } from './deal-fields.tsx';
import { isEdit } from './use-deal-posts.ts';

const written = (deal: Deal): TypedDeal => ({
  title: deal.title,
  value: deal.value > 0 ? String(deal.value).replace('.', ',') : '',
  owner: deal.ownerId ?? '',
  close: deal.expectedClose ?? '',
});

const typedIn = ({ title, value, owner, close }: Readonly<Record<string, string>>): TypedDeal => ({
  title: title ?? '',
  value: value ?? '',
  owner: owner ?? '',
  close: close ?? '',
});

type Props = { deal: Deal; reply: DealReply | undefined };

/**
 * Title, value, owner and date of a deal. A save by a colleague discards nothing that is being typed: on
 * save the user is notified, sees the present deal, and may overwrite it.
 */
export function DealEdit({ deal, reply }: Props) {
  const { t } = useTranslation('deals');
  const mayEdit = usePermissions().may('crm', 'update');
  const busy = useNavigation().state === 'submitting';
  const saved = reply && isEdit(reply) ? reply.data : undefined;
  const outcome = useMemo(() => saved && { kind: 'saved', revision: saved.revision }, [saved]);
  const { edition, ...heard } = useEdition(`deal ${deal.id}`, deal.revision, outcome);
  // The result of its own save, until that is read: further input is based on it already.
  const own = saved && saved.revision > deal.revision ? saved : undefined;
  const refused = reply && !reply.ok ? reply : undefined;
  return (
    <section aria-labelledby="edit">
      <h2 className="subtitle" id="edit">
        {t('edit')}
      </h2>
      <Form
        method="post"
        action={adminPath('deal', { id: deal.id })}
        key={edition}
        {...heard}
        preventScrollReset
      >
        <input type="hidden" name="intent" value="edit" />
        <ReadRevision revision={deal.revision} answer={refused?.details ?? own} />
        <DealFields
          typed={refused?.intent === 'edit' ? typedIn(refused.values) : written(deal)}
          owners={deal.owners}
          code={refused?.code}
          shut={!mayEdit}
        />
        {mayEdit && (
          <div className="acts">
            <Button type="submit" busy={busy}>
              {t('save')}
            </Button>
          </div>
        )}
      </Form>
    </section>
  );
}
