import { Bell, X } from 'lucide-react';
import { useState } from 'react';
import {
  AskWhy,
  Button,
  Dialog,
  DialogText,
  Explain,
  IconButton,
  LinkButton,
  ListSearch,
  Menu,
  ToneIcon,
  toast,
  type MenuItem,
} from '../../../renderers/ui';
import { TextLink } from '../../shared/ui/TextLink';
import { RenderBoundary } from '../errors/RenderBoundary';
import { Column, Row, Sample } from './sections';

const news: readonly MenuItem[] = [
  { label: 'Proposta Pronta', detail: 'BID0000006', onSelect: () => toast('info', 'BID0000006') },
  { label: 'Nova Apólice', detail: '202675000000100', onSelect: () => toast('info', '202675000000100') },
];

export function OverlaySamples() {
  return (
    <>
      <Sample title="Ligações, menus e janelas">
        <Row>
          <LinkButton href="#ligacao">Ligação principal</LinkButton>
          <LinkButton href="#ligacao" kind="secondary" size="sm">
            Ligação pequena
          </LinkButton>
          <TextLink href="#ligacao">Ligação no texto</TextLink>
          <Button size="sm">Botão pequeno</Button>
          <Button aria-disabled>Bloqueado</Button>
          <IconButton label="Fechar">
            <X size={20} aria-hidden="true" />
          </IconButton>
          <Menu label="Notificações de exemplo" items={news} heading={<strong>Notificações</strong>}>
            <Bell size={22} aria-hidden="true" />
          </Menu>
          <Menu label="Menu vazio" items={[]} empty={<p>Nada de novo por aqui.</p>}>
            <Bell size={22} aria-hidden="true" />
          </Menu>
          <Explain word="calculado">5% do valor do contrato.</Explain>
          <span id="asked-about">Total</span>
          <AskWhy about="asked-about">{() => <p>Doze vezes o aluguel.</p>}</AskWhy>
          <ToneIcon tone="success" />
          <Window />
          <Finder />
        </Row>
      </Sample>
      <Sample title="No lugar de uma página">
        <Column>
          <RenderBoundary>
            <Broken />
          </RenderBoundary>
        </Column>
      </Sample>
    </>
  );
}

const places = ['Apólices', 'Financeiro', 'Fiança Locatícia'].map((label, at) => ({
  key: label,
  group: at < 2 ? 'Páginas' : 'Solicitar',
  label,
  ...(at === 1 && { note: 'Boletos e parcelas' }),
}));

function Finder() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const close = () => setOpen(false);
  const found = places.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Abrir busca
      </Button>
      {open && (
        <Dialog title="Ir para" onClose={close}>
          <ListSearch
            label="Página ou produto"
            text={text}
            onText={setText}
            lines={found}
            onPick={close}
            status={found.length === 0 ? 'Nada encontrado.' : ''}
          />
        </Dialog>
      )}
    </>
  );
}

function Window() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Abrir janela
      </Button>
      {open && (
        <Dialog
          title="Recebemos sua solicitação"
          onClose={close}
          actions={<Button onClick={close}>Entendi</Button>}
        >
          <DialogText>
            Número da solicitação: <strong>BID0000001</strong>
          </DialogText>
        </Dialog>
      )}
    </>
  );
}

function Broken(): never {
  throw new Error('a sample of what cannot be shown');
}
