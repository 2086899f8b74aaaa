import { chakra } from '@chakra-ui/react';
import { Menu as MenuIcon } from 'lucide-react';
import { memo, useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { IconButton } from '../../../renderers/ui';
import { useDocumentTitle } from '../config/useDocumentTitle';
import { gutter } from './gutter';
import { ProfileMenu } from './ProfileMenu';
import { useOrigin } from './origin';
import { useOwnTitle } from './pageTitle';
import { trail, type Crumb } from './screens';

const Band = chakra('header', {
  base: {
    color: 'white',
    bg: 'navy.800',
    backgroundImage: 'url(/header.svg)',
    backgroundSize: 'cover',
    backgroundPosition: 'center right',
    ...gutter,
    pt: '3',
    pb: { base: '5', md: '7' },
  },
});

interface PageHeaderProps {
  readonly onMenu: () => void;
  readonly tools?: ReactNode;
}

/** Breadcrumbs, title (its place is kept while the page does not know it yet), tools (the bell) and profile over the background image. */
export const PageHeader = memo(function PageHeader({ onMenu, tools }: PageHeaderProps) {
  const { pathname } = useLocation();
  const own = useOwnTitle();
  const { crumbs, title } = trail(pathname, useOrigin());
  const shown = own?.title ?? title;
  useDocumentTitle(shown);
  const heading = useArrival(pathname);
  return (
    <Band className="ui-dark">
      <chakra.div maxW="content" mx="auto">
        <chakra.div
          display="flex"
          flexWrap={{ base: 'wrap', md: 'nowrap' }}
          alignItems="center"
          gap="2"
          minH="11"
        >
          <IconButton
            label="Abrir menu"
            onClick={onMenu}
            display={{ md: 'none' }}
            ms="-2"
            _hover={{ bg: 'navy.900' }}
          >
            <MenuIcon size={22} aria-hidden="true" />
          </IconButton>
          <Breadcrumbs crumbs={own?.crumb ? [...crumbs, { label: own.crumb, to: pathname }] : crumbs} />
          <chakra.div ms="auto" display="flex" gap="2" alignItems="center">
            {tools}
            <ProfileMenu />
          </chakra.div>
        </chakra.div>
        <chakra.div fontSize={{ base: 'xl', md: '2xl' }} lineHeight="tight" minH="1lh" mt="2">
          {shown && (
            <chakra.h1
              ref={heading}
              tabIndex={-1}
              outline="none"
              fontSize="inherit"
              {...(own?.title ? onOneLine : {})}
            >
              {shown}
            </chakra.h1>
          )}
        </chakra.div>
      </chakra.div>
    </Band>
  );
});

/** Who pressed what its page took along goes on at the next one's heading; a link that is still there keeps the focus. */
function useArrival(pathname: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return heading;
}

/** What a page learns late has the one line that was kept for it on a phone, or all below it would jump. */
const onOneLine = {
  overflow: { base: 'hidden', md: 'visible' },
  textOverflow: 'ellipsis',
  whiteSpace: { base: 'nowrap', md: 'normal' },
};

/** Beside menu, bell and profile a phone has no room for a path: there it has a line, and tells where one is and what is above. */
const ownRow = {
  order: { base: 1, md: 0 },
  flexBasis: { base: '100%', md: 'auto' },
  fontSize: { base: 'xs', md: 'sm' },
};

const Path = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: { base: 'nowrap', md: 'wrap' },
    columnGap: '2',
    whiteSpace: { base: 'nowrap', md: 'normal' },
    '& > li': { display: 'flex', gap: '2', minW: '0' },
    '& > li:not(:nth-last-of-type(-n + 2))': { display: { base: 'none', md: 'flex' } },
    '& > li:nth-last-of-type(2) > span': { display: { base: 'none', md: 'inline' } },
    '& > li:last-of-type > [aria-current]': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
});

function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length < 2) return null;
  return (
    <chakra.nav aria-label="Caminho" minW="0" {...ownRow}>
      <Path>
        {crumbs.map(({ label, to }, at) => (
          <li key={`${to} ${label}`}>
            {at > 0 && <span aria-hidden="true">/</span>}
            {at === crumbs.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link to={to}>{label}</Link>
            )}
          </li>
        ))}
      </Path>
    </chakra.nav>
  );
}
