import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { asPerson, requireSession } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { Part, PortalFrame, TwoLines } from '#app/areas/portal/parts/portal-frame.tsx';
import { frameOf } from '#app/areas/portal/portal-page.server.ts';
import { readMemberships } from '#app/features/projects/members.store.server.ts';
import { portalPaths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { readClientTickets, readTicketFigures } from '../queries/client-tickets.store.server.ts';
import type { Route } from './+types/tickets.route';
import { TicketFiguresPart } from './ticket-figures.tsx';
import { TicketRows } from './ticket-rows.tsx';
import { ticketHead, ticketWords } from './tickets-page.server.ts';

export const middleware = [requireSession];

const PAGE = 20;
const MOST_WORDS = 100;
const uuid = z.uuid();

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const query = new URL(request.url).searchParams;
  const words = (query.get('busca') ?? '').trim().slice(0, MOST_WORDS);
  const after = uuid.safeParse(query.get('depois')).data ?? null;
  const read = await asPerson(user, async (tx) => {
    const memberships = await readMemberships(tx);
    const chosen = memberships.find(({ id }) => id === query.get('cliente')) ?? memberships[0];
    const rows = chosen
      ? await readClientTickets(tx, chosen.id, { words, after, limit: PAGE })
      : [];
    const figures = chosen ? await readTicketFigures(tx, chosen.id) : null;
    return { memberships, chosen, rows, figures };
  });
  const { memberships, chosen, rows, figures } = read;
  return {
    head: ticketHead(ticketWords(request)('list.name')),
    frame: await frameOf(request, context, memberships, chosen?.id ?? null),
    rows: rows.slice(0, PAGE),
    more: rows.length > PAGE,
    figures,
    words,
    isFirst: after === null,
    now: new Date().toISOString(),
  };
}

type Data = Route.ComponentProps['loaderData'];

const listPath = (organization: string | undefined, values: Record<string, string>) =>
  `${portalPaths.tickets}?${new URLSearchParams({
    ...(organization && { cliente: organization }),
    ...values,
  })}`;

function Search({ words, organization }: { words: string; organization: string | undefined }) {
  const { t } = useTranslation('client-tickets');
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of three years ago know no search element
    <form method="get" action={portalPaths.tickets} role="search" className="client-ticket-search">
      {organization && <input type="hidden" name="cliente" value={organization} />}
      <Field
        id="busca"
        name="busca"
        type="search"
        label={t('list.search')}
        maxLength={MOST_WORDS}
        defaultValue={words}
      />
      <Button type="submit" variant="outline" small>
        {t('list.find')}
      </Button>
    </form>
  );
}

function Nothing({ words, isFirst }: Pick<Data, 'words' | 'isFirst'>) {
  const { t } = useTranslation('client-tickets');
  if (!isFirst) return <p className="soft">{t('list.end')}</p>;
  return <p className="soft">{words === '' ? t('list.none') : t('list.notFound', { words })}</p>;
}

/** Every ticket of a client, those that wait for the client first. */
export default function Tickets({ loaderData }: Route.ComponentProps) {
  const { rows, more, figures, words, isFirst, frame, now } = loaderData;
  const { t } = useTranslation('client-tickets');
  const organization = frame.organization?.id;
  const last = rows.at(-1);
  return (
    <PortalFrame frame={frame} section="tickets">
      <div className="portal-split">
        <div>
          <TwoLines
            thing={t('list.name')}
            state={t('list.state', { count: frame.waiting.tickets })}
          />
          {organization ? (
            <>
              <p className="portal-go">
                <Button
                  href={`${portalPaths.newTicket}?${new URLSearchParams({ cliente: organization })}`}
                >
                  {t('list.open')}
                </Button>
              </p>
              <Part id="chamados" title={t('list.all')}>
                <Search words={words} organization={organization} />
                {rows.length === 0 ? (
                  <Nothing {...{ words, isFirst }} />
                ) : (
                  <TicketRows rows={rows} now={now} />
                )}
                <p className="portal-row">
                  {!isFirst && (
                    <a
                      className="link"
                      href={listPath(organization, words ? { busca: words } : {})}
                    >
                      {t('list.first')}
                    </a>
                  )}
                  {more && last && (
                    <a
                      className="link"
                      href={listPath(organization, {
                        ...(words && { busca: words }),
                        depois: last.id,
                      })}
                    >
                      {t('list.more')}
                    </a>
                  )}
                </p>
              </Part>
            </>
          ) : (
            <p className="soft">{t('list.nobody')}</p>
          )}
        </div>
        <div>
          {figures && (
            <TicketFiguresPart figures={figures} client={frame.organization?.name ?? ''} />
          )}
        </div>
      </div>
    </PortalFrame>
  );
}
