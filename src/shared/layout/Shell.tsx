import { chakra } from '@chakra-ui/react';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { memo, useCallback, useState, type MouseEvent, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { IconButton } from '../../../renderers/ui';
import { paths } from '../paths';
import { Brand } from './Brand';
import { Footer } from './Footer';
import { gutter, listGutter } from './gutter';
import { MenuDrawer } from './MenuDrawer';
import { OriginContext, useFollowedOrigin } from './origin';
import { PageHeader } from './PageHeader';
import { PageTitleProvider } from './pageTitle';
import { isList } from './screens';
import { SideMenu } from './SideMenu';
import { useCollapsed } from './useCollapsed';

const CONTENT = 'conteudo';

export interface ShellProps {
  children: ReactNode;
  footer?: boolean;
  tools?: ReactNode;
}

export function Shell({ children, footer = true, tools }: ShellProps) {
  const [drawer, setDrawer] = useState(false);
  const openDrawer = useCallback(() => setDrawer(true), []);
  const origin = useFollowedOrigin();
  return (
    <OriginContext value={origin}>
      <PageTitleProvider>
        <SkipLink href={`#${CONTENT}`} onClick={skip}>
          Ir para o conteúdo
        </SkipLink>
        <chakra.div display="flex" minH="100dvh">
          <Aside />
          <chakra.div flex="1" minW="0" display="flex" flexDirection="column">
            <PageHeader onMenu={openDrawer} tools={tools} />
            <Content>{children}</Content>
            {footer && <Footer />}
          </chakra.div>
        </chakra.div>
        {drawer && <MenuDrawer onClose={() => setDrawer(false)} />}
      </PageTitleProvider>
    </OriginContext>
  );
}

const room = { ...gutter, py: { base: '5', md: '8' } };
const listRoom = { ...listGutter, py: { base: '3', md: '4' } };

function Content({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const wide = isList(pathname);
  return (
    <chakra.main id={CONTENT} tabIndex={-1} flex="1" {...(wide ? listRoom : room)}>
      <chakra.div maxW={wide ? 'none' : 'content'} mx="auto">
        {children}
      </chakra.div>
    </chakra.main>
  );
}

/** Keeps the address unchanged: changing it would lose the page's history state. */
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(CONTENT)?.focus();
}

/** Memoised, like header and footer: the page renders more often. */
const Aside = memo(function Aside() {
  const [collapsed, setCollapsed] = useCollapsed();
  const Icon = collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <Side w={collapsed ? '20' : 'menu'}>
      <chakra.div px="3" mb="5" display="flex" justifyContent={collapsed ? 'center' : 'flex-start'}>
        <Link to={paths.home} title="Início">
          <Brand compact={collapsed} />
        </Link>
      </chakra.div>
      <SideMenu collapsed={collapsed} onExpand={() => setCollapsed(false)} />
      <IconButton
        label={collapsed ? 'Expandir menu' : 'Recolher menu'}
        aria-expanded={!collapsed}
        onClick={() => setCollapsed(!collapsed)}
        mt="auto"
        alignSelf={collapsed ? 'center' : 'flex-end'}
        color="muted"
      >
        <Icon size={20} aria-hidden="true" />
      </IconButton>
    </Side>
  );
});

const Side = chakra('aside', {
  base: {
    display: { base: 'none', md: 'flex' },
    flexDirection: 'column',
    flexShrink: 0,
    position: 'sticky',
    top: '0',
    h: '100dvh',
    overflowY: 'auto',
    px: '3',
    py: '5',
    bg: 'surface',
    borderEnd: '1px solid',
    borderColor: 'line',
    transition: 'width 180ms',
  },
});

const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    top: '2',
    insetStart: '2',
    zIndex: 'toast',
    px: '4',
    py: '2',
    bg: 'surface',
    color: 'primary',
    fontSize: 'sm',
    fontWeight: 'semibold',
    borderRadius: 'md',
    boxShadow: 'raised',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
});
