import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useUser } from '../user/useUser';
import type { MenuEntry, MenuLink } from './menu';
import { menuItem } from './menuItem';
import { menuOf } from './menuOf';
import { useOrigin } from './origin';

interface SideMenuProps {
  collapsed?: boolean;
  onExpand?: (() => void) | undefined;
}

const within = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`);

function useHere() {
  const { pathname } = useLocation();
  const origin = useOrigin();
  const here = origin ?? pathname;
  const mark = origin ? ('true' as const) : ('page' as const);
  return { here, current: (isHere: boolean) => (isHere ? mark : undefined) };
}

export function SideMenu({ collapsed = false, onExpand }: SideMenuProps) {
  const { user, error } = useUser();
  // Waits for the user's rights, or the entries would shift.
  if (!user && !error) return null;
  const entries = menuOf(user);
  return (
    <chakra.nav aria-label="Menu principal" data-menu="">
      <chakra.ul display="grid" gap="0.5">
        {entries.map((entry) => (
          <li key={entry.label}>
            {entry.links ? (
              <Group entry={entry} collapsed={collapsed} onExpand={onExpand} />
            ) : (
              <Entry entry={entry} collapsed={collapsed} />
            )}
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}

const ItemLink = chakra('a', menuItem);
const ItemButton = chakra('button', menuItem);

function Entry({ entry, collapsed }: { entry: MenuEntry; collapsed: boolean }) {
  const { here, current } = useHere();
  const { to = '/' } = entry;
  const Icon = entry.icon;
  return (
    <ItemLink asChild collapsed={collapsed}>
      <Link to={to} aria-current={current(within(here, to))} title={collapsed ? entry.label : undefined}>
        <Icon size={20} aria-hidden="true" />
        <span className={collapsed ? 'ui-hidden' : undefined}>{entry.label}</span>
      </Link>
    </ItemLink>
  );
}

function Group({
  entry,
  collapsed,
  onExpand,
}: { entry: MenuEntry } & Pick<SideMenuProps, 'collapsed' | 'onExpand'>) {
  const { here, current } = useHere();
  const links = entry.links ?? [];
  const isHere = links.some(({ to }) => within(here, to));
  const isCloser = (other: MenuLink, to: string) => other.to.startsWith(`${to}/`) && within(here, other.to);
  const isAt = (to: string) => within(here, to) && !links.some((other) => isCloser(other, to));
  const [open, setOpen] = useState(isHere);
  const Icon = entry.icon;
  const shown = open && !collapsed;
  const press = () => {
    setOpen(collapsed ? true : !open);
    if (collapsed) onExpand?.();
  };
  return (
    <>
      <ItemButton
        type="button"
        collapsed={collapsed}
        aria-expanded={shown}
        data-here={isHere || undefined}
        title={collapsed ? entry.label : undefined}
        onClick={press}
      >
        <Icon size={20} aria-hidden="true" />
        <span className={collapsed ? 'ui-hidden' : undefined}>{entry.label}</span>
        {!collapsed && (
          <chakra.span ms="auto" transform={shown ? 'rotate(180deg)' : undefined} aria-hidden="true">
            <ChevronDown size={16} />
          </chakra.span>
        )}
      </ItemButton>
      {shown && (
        <chakra.ul display="grid" gap="0.5" ps="8" py="0.5">
          {links.map(({ label, to }) => (
            <li key={to}>
              <ItemLink asChild nested>
                <Link to={to} aria-current={current(isAt(to))}>
                  {label}
                </Link>
              </ItemLink>
            </li>
          ))}
        </chakra.ul>
      )}
    </>
  );
}
