import { chakra } from '@chakra-ui/react';
import { CircleHelp, Headset, MessageCircle } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useDismiss } from '../../../renderers/ui';
import { useLocation } from 'react-router-dom';
import { stageOf, WIZARD_STAGE } from '../product-choice/RequestStepper';
import { useBrokerage } from '../../shared/config/usePublicConfig';
import { whatsAppUrl } from '../../../engine/values';
import { useQuiet } from '../../shared/api/useQuiet';
import { useUser } from '../../shared/user/useUser';
import { useContacts } from '../../shared/contacts/useContacts';
import { laterDialog } from '../../../renderers/ui/laterDialog';
import { Corner, round } from './Corner';
import { NewExecutiveBubble } from './NewExecutiveBubble';

const RoundLink = chakra('a', round);
const RoundButton = chakra('button', round);

const HelpPanel = laterDialog(async () => (await import('./HelpPanel')).HelpPanel);

export function HelpWidget() {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const inWizard = stageOf(useLocation().pathname) === WIZARD_STAGE;
  const brokerage = useBrokerage();
  const isQuiet = useQuiet(useUser().user !== undefined);
  const contacts = useContacts(open || isQuiet);
  const close = useCallback((refocus: boolean) => {
    setOpen(false);
    if (refocus) button.current?.focus();
  }, []);
  const closeByHand = useCallback(() => close(true), [close]);
  useDismiss(open, box, close);
  const executive = contacts?.executive;
  const label = executive ? 'Fale com o seu executivo' : 'Precisa de ajuda?';
  const Icon = executive ? Headset : CircleHelp;
  return (
    <Corner ref={box} aria-label="Atendimento" data-print="none" data-wizard={inWizard || undefined}>
      {open && (
        <HelpPanel
          label={label}
          contacts={contacts}
          brokerage={brokerage}
          onClose={closeByHand}
          onLeave={() => setOpen(false)}
        />
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
