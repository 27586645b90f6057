import { useTranslation } from 'react-i18next';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { ActionNotice } from '#app/ui/admin/action-notice.tsx';
import { anId, wordsUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { companyPairsAction, type PairReply } from '../commands/company-actions.server.ts';
import { companiesList } from '../companies.list.server.ts';
import { listCompanies } from '../companies.store.server.ts';
import { readCompany } from '../company.store.server.ts';
import {
  listCompanyPairs,
  listDismissedPairs,
  readCompanyDuplicates,
} from '../company-merges.store.server.ts';
import type { Route } from './+types/company-pairs.route';
import { CompanyPairs } from './company-pairs.tsx';
import styles from './typed-companies.css?url';
import { usePairWords } from './use-company-posts.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const MOST = 50;
const words = wordsUpTo(100);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const query = new URL(request.url).searchParams;
  const [of, text] = [anId.read(query.get('of') ?? ''), words.read(query.get('find') ?? '')];
  const found = await asPerson(user, async (tx) => {
    const company = of ? await readCompany(tx, of) : undefined;
    if (!company || company.mergedInto) {
      return {
        of: null,
        pairs: await listCompanyPairs(tx, MOST),
        dismissed: await listDismissedPairs(tx, MOST),
      };
    }
    const { usual: sort } = companiesList;
    return {
      of: { id: company.id, name: company.fields.name },
      duplicates: await readCompanyDuplicates(tx, company.id),
      found: text ? await listCompanies(tx, { filter: { text }, sort, limit: 8 }) : [],
      sought: text ?? '',
    };
  });
  return { head: adminHead(request, 'companies:pairs.title'), ...found };
}

export const action = companyPairsAction;

export default function CompanyPairsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { head: _, ...screen } = loaderData;
  const { t } = useTranslation('companies');
  const reply = useLatestReply<PairReply>(actionData);
  const wordsOf = usePairWords();
  return (
    <>
      {reply && <ActionNotice reply={reply} text={wordsOf(reply).title} undo={t('undo')} />}
      <CompanyPairs {...screen} />
    </>
  );
}
