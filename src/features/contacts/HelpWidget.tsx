import { chakra } from '@chakra-ui/react';
import { CircleHelp, Headset, MessageCircle, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton, useDismiss } from '../../../renderers/ui';
import { useLocation } from 'react-router-dom';
import { stageOf, WIZARD_STAGE } from '../product-choice/RequestStepper';
import { useBrokerage } from '../../shared/config/usePublicConfig';
import { whatsAppUrl } from '../../../engine/values/phone';
import { useContacts } from '../../shared/contacts/useContacts';
import { ContactPanel } from './ContactPanel';
import { Corner, Panel, round } from './Corner';
import { NewExecutiveBubble } from './NewExecutiveBubble';

const RoundLink = chakra('a', round);
const RoundButton = chakra('button', round);

const focus = (element: HTMLElement | null) => element?.focus();

/** Bottom right on every page: WhatsApp where it is configured, and the people who help. */
export function HelpWidget() {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const inWizard = stageOf(useLocation().pathname) === WIZARD_STAGE;
  const brokerage = useBrokerage();
  const contacts = useContacts();
  const close = (refocus: boolean) => {
    setOpen(false);
    if (refocus) button.current?.focus();
  };
  useDismiss(open, box, close);
  const executive = contacts?.executive;
  const label = executive ? 'Fale com o seu executivo' : 'Precisa de ajuda?';
  const Icon = executive ? Headset : CircleHelp;
  return (
    <Corner ref={box} aria-label="Atendimento" data-print="none" data-wizard={inWizard || undefined}>
      {open && (
        <Panel ref={focus} open tabIndex={-1} aria-label={label}>
          <chakra.div display="flex" alignItems="center" justifyContent="space-between" mb="3">
            <chakra.h2 fontSize="md">{label}</chakra.h2>
            <IconButton label="Fechar painel" onClick={() => close(true)} me="-2">
              <X size={20} aria-hidden="true" />
            </IconButton>
          </chakra.div>
          <ContactPanel contacts={contacts} brokerage={brokerage} onLeave={() => setOpen(false)} />
        </Panel>
      )}
      {!open && <NewExecutiveBubble onOpen={() => setOpen(true)} />}
      {brokerage?.whatsApp && (
        <RoundLink
          href={whatsAppUrl(executive?.cellPhone ?? brokerage.whatsApp)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="Conversar pelo WhatsApp"
          title="Conversar pelo WhatsApp"
          tone="green"
        >
          <MessageCircle size={24} aria-hidden="true" />
        </RoundLink>
      )}
      <RoundButton
        ref={button}
        type="button"
        aria-label={label}
        title={label}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon size={24} aria-hidden="true" />
      </RoundButton>
    </Corner>
  );
}
