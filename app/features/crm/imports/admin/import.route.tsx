import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { readCustomFields } from '#app/features/custom-fields/custom-fields.store.server.ts';
import { adminPath } from '#app/paths.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { useProgress } from '#app/ui/admin/use-progress.ts';
import { type ImportReply, importAction } from '../commands/import-actions.server.ts';
import { guessMapping } from '../import-fields.ts';
import { importLinesList } from '../import-lines.list.server.ts';
import {
  countLinesByStatus,
  importProducts,
  listImportLines,
  readImport,
  rememberedMapping,
} from '../imports.store.server.ts';
import { isUnderWay } from '../imports.ts';
import { mayDownloadReport } from '../report.server.ts';
import { sampleLines } from '../sample-lines.server.ts';
import type { Route } from './+types/import.route';
import { EncodingForm } from './encoding-form.tsx';
import styles from './import.css?url';
import { Discard, ImportFacts, ImportStep } from './import-page.tsx';
import { LineList } from './line-list.tsx';
import { MappingForm } from './mapping-form.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const query = parseListQuery(importLinesList, search);
  const { user, current } = requireUser(request, context);
  const id = uuidParam(params.id);
  const found = await asPerson(user, (tx) => readImport(tx, id));
  if (!found) throw notFound();
  const naming =
    found.state === 'mapping' || (found.state === 'checked' && search.get('columns') === 'yes');
  const { lines, counts, products, fields, before } = await asPerson(user, async (tx) => ({
    // Not read while the import runs, since figures and rows would differ.
    lines: isUnderWay(found.state) ? [] : await listImportLines(tx, found.id, query),
    counts: isUnderWay(found.state) ? {} : await countLinesByStatus(tx, found.id),
    products: await importProducts(tx),
    fields: naming ? await readCustomFields(tx, 'contact') : [],
    before: naming ? await rememberedMapping(tx, user.userId, found.fingerprint) : undefined,
  }));
  const mapping = found.mapping ?? before?.mapping;
  const own = fields.filter(({ isActive }) => isActive);
  const named = own.map(({ key, label, labelEn }) => ({
    key,
    names: [key, label, labelEn ?? label],
  }));
  return {
    head: adminHead(request, 'imports:title'),
    found,
    counts,
    products,
    ...query.page(lines),
    mayDownload: mayDownloadReport(current, found),
    naming: naming && {
      mapping: mapping ?? guessMapping(found.header, named),
      own,
      remembered: !found.mapping && Boolean(before),
      samples: await sampleLines(found),
    },
  };
}

export const action = importAction;

const DONE = {
  map: 'checking',
  encoding: 'reread',
  start: 'started',
  cancel: 'cancelled',
  undo: 'undoing',
} as const;

/** The message above the page; one about the columns or the encoding is shown beside these. */
function outcomeOf(reply: ImportReply) {
  if (reply.ok) return DONE[reply.intent];
  if (reply.code === 'forbidden') return 'forbidden';
  const isOfField = reply.details?.mapping ?? reply.details?.unreadable;
  return isOfField ? undefined : 'stale';
}

/** One import of contacts: its columns, its dry run, its progress, and the result of each line. */
export default function ImportRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('imports');
  const reply = useLatestReply<ImportReply>(actionData);
  const { found, counts, products, page, rows, naming, mayDownload } = loaderData;
  useProgress(isUnderWay(found.state));
  const productName = products.find(({ slug }) => slug === found.product)?.name ?? found.product;
  const refused = reply?.ok === false ? reply : undefined;
  const outcome = reply && outcomeOf(reply);
  const mapped = refused?.details?.mapping ?? (naming ? naming.mapping : []);
  return (
    <div className="import-page">
      <p>
        <Link className="link" to={adminPath('contactsImport')}>
          {t('back')}
        </Link>
      </p>
      <header className="admin-head">
        <div>
          <h1 className="title">{found.fileName}</h1>
          {/* Announced at each state; an announcement for every line would be too much to listen to. */}
          <p className="soft" aria-live="polite">
            {t(`states.${found.state}`)}
          </p>
        </div>
      </header>
      {outcome && (refused || outcome === 'reread' || isUnderWay(found.state)) && (
        <p role="status" className={refused ? 'admin-notice bad' : 'admin-notice'}>
          {t(`outcomes.${outcome}`)}
        </p>
      )}
      {naming ? (
        <>
          <EncodingForm found={found} reply={reply} />
          <MappingForm
            key={found.round}
            {...{ found, products, reply }}
            mapping={mapped}
            remembered={naming.remembered}
            samples={naming.samples}
            own={naming.own}
          />
          <Discard />
        </>
      ) : (
        <ImportStep found={found} counts={counts} />
      )}
      {!naming &&
        (Object.keys(counts).length > 0 || found.startedAt) &&
        !isUnderWay(found.state) && (
          <LineList {...{ found, page, counts, mayDownload }} lines={rows} />
        )}
      <ImportFacts found={found} productName={productName} />
    </div>
  );
}
