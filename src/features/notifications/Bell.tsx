import { chakra } from '@chakra-ui/react';
import { Bell as BellIcon, FileCheck2 } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { Menu, type MenuItem } from '../../../renderers/ui';
import { askUnread, bellStore, heardStore, readAll } from './bell';
import { describeNotification } from './notification';
import type { Notification } from '../../../contract/notifications';
import { PushOffer } from './PushOffer';

const MOST = 99;

/** What is new; closing the menu, or following one of its lines, marks all as read (specification 1 §4). */
export function Bell() {
  const unread = useSyncExternalStore(bellStore.subscribe, bellStore.read);
  const navigate = useNavigate();
  const items = unread.toReversed().flatMap((one) => itemOf(one, (path) => void navigate(path)));
  return (
    <Menu
      label={labelOf(unread.length)}
      items={items}
      heading={
        <>
          <Heading>Notificações</Heading>
          <PushOffer />
        </>
      }
      empty={<NothingNew />}
      onClose={() => void readAll()}
    >
      <Sign>
        <BellIcon size={22} aria-hidden="true" />
        {unread.length > 0 && (
          <Count aria-hidden="true">{unread.length > MOST ? `${MOST}+` : unread.length}</Count>
        )}
      </Sign>
    </Menu>
  );
}

function NothingNew() {
  const isHeard = useSyncExternalStore(heardStore.subscribe, heardStore.read);
  useEffect(() => {
    if (!isHeard) void askUnread();
  }, [isHeard]);
  return (
    <Nothing>
      {isHeard
        ? 'Nada de novo por aqui. Avisaremos quando uma proposta ficar pronta ou uma apólice sair.'
        : 'Carregando as notificações…'}
    </Nothing>
  );
}

function labelOf(many: number): string {
  if (many === 0) return 'Notificações';
  return many === 1 ? 'Notificações: 1 não lida' : `Notificações: ${many} não lidas`;
}

function itemOf(notification: Notification, go: (path: string) => void): MenuItem[] {
  const words = describeNotification(notification);
  if (!words) return [];
  const { id, data } = notification;
  const icon = <FileCheck2 size={18} aria-hidden="true" />;
  return [{ id, label: words.title, detail: data, icon, onSelect: () => go(words.to) }];
}

const Sign = chakra('span', {
  base: { position: 'relative', display: 'grid', placeItems: 'center', w: '10', h: '10' },
});

const Count = chakra('span', {
  base: {
    position: 'absolute',
    top: '0',
    insetEnd: '0',
    minW: '5',
    h: '5',
    px: '1',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'full',
    bg: 'danger.fg',
    color: 'onPrimary',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: '1',
    border: '1px solid',
    borderColor: 'onPrimary',
  },
});

const Heading = chakra('p', {
  base: { px: '3', py: '2', mb: '1', fontWeight: 'semibold', borderBottom: '1px solid', borderColor: 'line' },
});

const Nothing = chakra('p', {
  base: { px: '3', py: '2', maxW: '18rem', fontSize: 'sm', color: 'muted' },
});
