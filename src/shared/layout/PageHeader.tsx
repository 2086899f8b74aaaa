import { chakra } from '@chakra-ui/react';
import { Menu as MenuIcon } from 'lucide-react';
import { memo, useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { IconButton } from '../../../renderers/ui';
import { CopyButton } from '../clipboard/CopyButton';
import { useDocumentTitle } from '../config/useDocumentTitle';
import { gutter } from './gutter';
import { ProfileMenu } from './ProfileMenu';
import { useOrigin } from './origin';
import { PAGE_HEADING, useOwnTitle } from './pageTitle';
import { isList, trail, type Crumb } from './screens';

const Band = chakra('header', {
  base: {
    color: 'white',
    bg: 'navy.800',
    backgroundImage: 'url(/header.svg)',
    backgroundSize: 'cover',
    backgroundPosition: 'center right',
  },
  variants: {
    low: {
      true: { ps: { base: '4', md: '6' }, pe: { base: '2', md: '6' } },
      false: { ...gutter, pt: '3', pb: { base: '5', md: '7' } },
    },
  },
});

interface PageHeaderProps {
  readonly onMenu: () => void;
  readonly tools?: ReactNode;
}

export const PageHeader = memo(function PageHeader({ onMenu, tools }: PageHeaderProps) {
  const { pathname } = useLocation();
  const own = useOwnTitle();
  const { crumbs, title } = trail(pathname, useOrigin());
  const shown = own?.title ?? title;
  useDocumentTitle(shown);
  const heading = useArrival(pathname);
  const low = isList(pathname);
  const heading1 = shown && (
    <chakra.h1
      ref={heading}
      id={PAGE_HEADING}
      tabIndex={-1}
      outline="none"
      fontSize="inherit"
      {...(low ? onTwoLines : onTwoOfPhone)}
    >
      {shown}
    </chakra.h1>
  );
  const number = numberIn(shown ?? '');
  const copy = number && <CopyButton text={number} what="Número" my="-2" _hover={{ bg: 'navy.900' }} />;
  return (
    <Band className="ui-dark" low={low}>
      <chakra.div maxW={low ? 'none' : 'content'} mx="auto">
        <chakra.div
          display="flex"
          flexWrap={low ? 'nowrap' : { base: 'wrap', md: 'nowrap' }}
          alignItems="center"
          gap="2"
          minH={low ? '14' : '11'}
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
          <Breadcrumbs
            crumbs={own?.crumb ? [...crumbs, { label: own.crumb, to: pathname }] : crumbs}
            low={low}
          />
          {low && (
            <TitleLine fontSize={{ base: 'sm', md: 'lg' }}>
              {heading1}
              {copy}
            </TitleLine>
          )}
          <chakra.div ms="auto" display="flex" gap={low ? { base: '0', md: '2' } : '2'} alignItems="center">
            {tools}
            <ProfileMenu />
          </chakra.div>
        </chakra.div>
        {!low && (
          <TitleLine fontSize={{ base: 'lg', md: '2xl' }} minH={{ base: '2lh', md: '1lh' }} mt="2">
            {heading1}
            {copy}
          </TitleLine>
        )}
      </chakra.div>
    </Band>
  );
});

/** Focuses the new page's heading if the menu or a vanished link was used; a link still there keeps the focus. */
function useArrival(pathname: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const at = document.activeElement;
    if (at === document.body || at?.closest('[data-menu]')) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return heading;
}

/** Late titles get two reserved lines on phones, so that nothing below jumps. */
const onTwoOfPhone = { lineClamp: { base: '2', md: 'none' }, overflowWrap: 'anywhere' } as const;

const onTwoLines = { lineClamp: '2', overflowWrap: 'anywhere' };

const TitleLine = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '1', lineHeight: 'tight', minW: '0' },
});

/** The number that a title names, as 'Apólice 20260775000000100'. */
const numberIn = (title: string) => /^\S+ ([A-Z]{0,4}\d{6,})(?= |$)/.exec(title)?.[1];

/**
 * A phone has no room for the path beside menu, bell and profile: there it gets its own line with the levels above.
 */
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
    '& > li:not(:nth-last-of-type(2))': { display: { base: 'none', md: 'flex' } },
    '& > li:nth-last-of-type(2) > span': { display: { base: 'none', md: 'inline' } },
  },
});

const before = { display: { base: 'none', md: 'block' }, flexShrink: 0, fontSize: 'sm' };

interface BreadcrumbsProps {
  readonly crumbs: readonly Crumb[];
  readonly low: boolean;
}

function Breadcrumbs({ crumbs, low }: BreadcrumbsProps) {
  if (crumbs.length < 2) return null;
  return (
    <chakra.nav aria-label="Caminho" minW="0" {...(low ? before : ownRow)}>
      <Path>
        {crumbs.map(({ label, to }, at) => (
          <li key={`${to} ${label}`}>
            {at > 0 && <span aria-hidden="true">/</span>}
            {at === crumbs.length - 1 ? (
              <span aria-current="page" className={low ? 'ui-hidden' : undefined}>
                {label}
              </span>
            ) : (
              <Link to={to}>{label}</Link>
            )}
          </li>
        ))}
      </Path>
    </chakra.nav>
  );
}
