import { linksOf, type OtherWays } from './other-ways.ts';

type Props = {
  ways: OtherWays;
  /** The text before the links. */
  label: string;
  /** In a frame of another product, where no other page may take its place. */
  newWindow?: boolean;
};

/** Other contacts of the team, in one line. */
export function OtherWaysLine({ ways, label, newWindow = false }: Props) {
  return (
    <span>
      {` ${label} `}
      {linksOf(ways).map(({ text, href }, index) => (
        <span key={href}>
          {index > 0 && ' · '}
          <a className="link" href={href} rel="noopener" target={newWindow ? '_blank' : undefined}>
            {text}
          </a>
        </span>
      ))}
    </span>
  );
}
