import { Text } from '@react-email/components';
import type { MailBrand } from './mail-brand.server.ts';
import { mailColors } from './mail-colors.server.ts';
import { mailText } from './mail-frame.server.tsx';

type Props = { brand: MailBrand; facts: readonly (readonly [name: string, value: string])[] };

/** Facts of a mail, line by line in a frame, each under its name. */
export function MailFacts({ brand, facts }: Props) {
  const { soft, edge } = mailColors(brand, 'light');
  const line = `1px solid ${edge}`;
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      style={{ border: line, borderCollapse: 'collapse', margin: '20px 0 0' }}
    >
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name}>
            <td className="m-fact" style={{ borderTop: line, padding: '8px 16px 10px' }}>
              <Text className="m-soft" style={{ ...mailText.small, color: soft, margin: '0' }}>
                {name}
              </Text>
              <Text
                style={{ ...mailText.text, margin: '0', fontWeight: 600, wordBreak: 'break-word' }}
              >
                {value}
              </Text>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
