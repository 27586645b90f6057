import { Fragment, type ReactNode } from 'react';

type TabsProps = {
  /** Name of the group; also the base of the ids. */
  name: string;
  label: string;
  tabs: readonly { key: string; label: ReactNode; panel: ReactNode }[];
  /** Key of the initial tab; the first when left out. */
  open?: string;
};

/**
 * Tabs that are radios: one tab stop, arrow keys move and choose, nothing to load. A screen reader
 * announces a group of choices, each followed by its panel.
 */
export function Tabs({ name, label, tabs, open = tabs[0]?.key }: TabsProps) {
  return (
    <div className="tabs" role="radiogroup" aria-label={label}>
      {tabs.map((tab) => {
        const id = `${name}-${tab.key}`;
        return (
          <Fragment key={tab.key}>
            <input
              id={id}
              className="unseen"
              type="radio"
              name={name}
              defaultChecked={tab.key === open}
            />
            <label className="tab" htmlFor={id}>
              {tab.label}
            </label>
            <div className="tab-panel">{tab.panel}</div>
          </Fragment>
        );
      })}
    </div>
  );
}
