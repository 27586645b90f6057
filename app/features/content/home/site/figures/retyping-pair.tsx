import { useTranslation } from 'react-i18next';

/** One order, typed three times by hand, and checked by going all the way back. */
export function RetypingBefore() {
  return (
    <>
      <path
        className="hid onward"
        d="M34 52C34 84 46 90 68 90M102 66C102 38 112 28 136 28M176 54V90M138 122C80 152-4 126 12 42M140 14C116 2 92 4 66 16"
      />
      <path className="shape" d="M4 8H62V38H40L28 50V38H4Z" />
      <path className="shape" d="M70 66H126V112H70Z" />
      <path className="thin-line" d="M70 78H126M70 95H126M88 78V112" />
      <path className="shape" d="M138 6H196V52H138ZM138 92H196V138H138Z" />
      <path className="thin-line" d="M138 18H196M146 27H170M138 104H196M146 113H164" />
      <g textAnchor="middle" className="ink-text">
        <text x="33" y="28">
          300
        </text>
        <text x="107" y="91">
          300
        </text>
        <text x="167" y="44">
          30?
        </text>
        <text x="167" y="130">
          3000?
        </text>
      </g>
    </>
  );
}

export function RetypingAfter() {
  const { t } = useTranslation('home', { keyPrefix: 'pains.figure' });
  return (
    <>
      <path className="metal-line" d="M34 80H160" />
      <path className="hid" d="M118 66 140 34H158" />
      <path className="shape" d="M4 60H62V90H28L16 104V90H4Z" />
      <circle className="heat" cx="100" cy="80" r="23" />
      <path className="shape" d="M138 56H196V104H138Z" />
      <path className="thin-line" d="M138 68H196M145 78H170" />
      <path className="metal" d="M145 86H189V96H145Z" />
      <circle className="shape" cx="174" cy="18" r="7" />
      <path className="shape" d="M160 42a14 14 0 0 1 28 0Z" />
      <text className="ink-text" x="33" y="80" textAnchor="middle">
        300
      </text>
      <text className="on-heat" x="100" y="85" textAnchor="middle">
        {t('ai')}
      </text>
      <text x="146" y="24" textAnchor="end">
        {t('exception')}
      </text>
    </>
  );
}
