import type { CSSProperties } from 'react';
import type { MailBrand } from '#app/platform/mail/mail-brand.server.ts';
import { mailColors } from '#app/platform/mail/mail-colors.server.ts';
import { MailSmall } from '#app/platform/mail/mail-frame.server.tsx';
import type { BarDays } from './bar.ts';
import { cellsOf } from './cells.ts';

/** The bar in a mail: six cells of a table, without a picture. What it shows the line below says. */
export function BarCells({ days, brand, line }: { days: BarDays; brand: MailBrand; line: string }) {
  const { fill, heat, soft } = mailColors(brand, 'light');
  const looks: Record<'closed' | 'now' | 'ahead', CSSProperties> = {
    closed: { backgroundColor: fill, border: `1px solid ${fill}` },
    now: { backgroundColor: heat, border: `1px solid ${soft}` },
    ahead: { border: `1px dashed ${soft}` },
  };
  return (
    <>
      <table
        role="presentation"
        width="100%"
        cellPadding="0"
        style={{ borderCollapse: 'separate', borderSpacing: '2px 0' }}
      >
        <tbody>
          <tr>
            {cellsOf(days).map(({ stage, kind, share }) => (
              <td
                key={stage}
                className={`m-${kind}`}
                width={`${share}%`}
                height="30"
                style={{ fontSize: 0, lineHeight: 0, ...looks[kind] }}
              >
                &nbsp;
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <MailSmall brand={brand}>{line}</MailSmall>
    </>
  );
}
