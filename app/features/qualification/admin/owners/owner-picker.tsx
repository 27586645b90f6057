import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminPath } from '#app/paths.ts';
import { useHydrated } from '#app/ui/admin/data-table/use-hydrated.ts';
import { pressInMenu } from '#app/ui/keyboard/menu-keys.ts';
import type { LeadOwner } from './lead-owners.ts';
import { OwnerBalloon } from './owner-balloon.tsx';
import { type OwnedLead, OwnerChoices } from './owner-choices.tsx';
import { useOwnerPosts } from './use-owner-posts.ts';

type Picked = OwnedLead & { name: string };

/**
 * One menu for all rows of a list: it opens under the pressed avatar, in the top layer. The browser closes
 * it by Escape or a press elsewhere, and returns the focus.
 */
export function useOwnerPicker(owners: readonly LeadOwner[]) {
  const { t } = useTranslation('leads');
  const { may } = usePermissions();
  const hydrated = useHydrated();
  const fetcher = useOwnerPosts(adminPath('leads'));
  const menu = useRef<HTMLDivElement>(null);
  const [picked, pick] = useState<Picked>();
  const open = useCallback((lead: Picked, button: HTMLElement) => {
    const panel = menu.current;
    if (!panel) return;
    pick(lead);
    const { bottom, right } = button.getBoundingClientRect();
    panel.style.setProperty('--from-top', `${bottom + 4}px`);
    panel.style.setProperty('--from-end', `${document.documentElement.clientWidth - right}px`);
    panel.showPopover();
    requestAnimationFrame(() => panel.querySelector<HTMLElement>('.fold-menu-item')?.focus());
  }, []);
  const gives = hydrated && may('crm', 'update');
  const balloon = useCallback(
    (lead: Picked) => {
      const whose = lead.owner ?? t('owners.nobody');
      if (!gives) {
        return (
          <span title={whose}>
            <OwnerBalloon name={lead.owner} />
            <span className="unseen">{whose}</span>
          </span>
        );
      }
      return (
        <button
          type="button"
          className="owner-give"
          title={whose}
          aria-haspopup="true"
          onClick={({ currentTarget }) => open(lead, currentTarget)}
        >
          <OwnerBalloon name={lead.owner} />
          <span className="unseen">{t('owners.change', { lead: lead.name, owner: whose })}</span>
        </button>
      );
    },
    [gives, open, t],
  );
  const panel = (
    // biome-ignore lint/a11y/noStaticElementInteractions: moves the focus between its buttons
    <div
      ref={menu}
      className="fold-menu-panel owner-panel"
      popover="auto"
      onKeyDown={({ currentTarget, nativeEvent }) => pressInMenu(currentTarget, nativeEvent)}
    >
      {picked && (
        <>
          <p className="soft small">{picked.name}</p>
          <OwnerChoices
            lead={picked}
            owners={owners}
            action={adminPath('leads')}
            fetcher={fetcher}
            close={() => menu.current?.hidePopover()}
          />
        </>
      )}
    </div>
  );
  return { balloon, panel, fetcher };
}
