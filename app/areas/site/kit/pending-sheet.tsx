import type { ReactNode } from 'react';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { ListRows } from '#app/ui/list-rows.tsx';
import { ForgeButton } from '../shell/forge-button.tsx';
import { Crumbs } from './crumbs.tsx';

type Way = 'services' | 'lab' | 'contact' | 'team' | 'process' | 'faq';

type PendingSheetProps = {
  name: string;
  pending: string;
  title: string;
  text: string;
  waysTitle: string;
  ways: readonly { to: Way; title: string; text: string }[];
  figure: ReactNode;
  /** What there is to see already. */
  children?: ReactNode;
};

/** A page whose content does not exist yet: it shows the reason, and links to other pages. */
export function PendingSheet(props: PendingSheetProps) {
  const { name, pending, title, text, waysTitle, ways, figure } = props;
  const locale = useLocale();
  return (
    <div className="sheet holding frame">
      <Crumbs trail={[{ label: name }]} />
      <h1 className="sheet-title">
        {name} <span>{pending}</span>
      </h1>
      {figure}
      {props.children}
      <div className="cols holding-words">
        <div>
          <h2>{title}</h2>
          <p className="lead soft">{text}</p>
          <p className="acts">
            <ForgeButton />
          </p>
        </div>
        <nav aria-label={waysTitle}>
          <p className="note">{waysTitle}</p>
          <ListRows
            rows={ways.map((way) => ({
              key: way.to,
              title: way.title,
              text: way.text,
              href: pathTo(way.to, locale),
            }))}
          />
        </nav>
      </div>
    </div>
  );
}
