import { chakra } from '@chakra-ui/react';
import { CircleHelp, Headset, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Brokerage } from '../../../contract/platform';
import type { Contacts } from '../../../contract/people';
import { phoneText, phoneUrl } from '../../../engine/values';
import { paths } from '../../shared/paths';
import { TextLink } from '../../shared/ui/TextLink';
import { ContactCard } from './ContactCard';
import { ContactLink } from './ContactLink';

export interface ContactPanelProps {
  contacts: Contacts | undefined;
  brokerage: Brokerage | undefined;
  onLeave: () => void;
}

export function ContactPanel({ contacts, brokerage, onLeave }: ContactPanelProps) {
  const { executive = null, assistants = [], superintendent = null } = contacts ?? {};
  const people = [executive, ...assistants, superintendent].filter((contact) => contact !== null);
  return (
    <chakra.div display="grid" gap="4">
      {!executive && (
        <p>Você ainda não tem um executivo responsável. Nossa central de atendimento pode ajudar.</p>
      )}
      {people.map((contact) => (
        <ContactCard key={contact.email} contact={contact} fallbackWhatsApp={brokerage?.whatsApp} />
      ))}
      <Lines brokerage={brokerage} />
      <Foot>
        <TextLink asChild fontSize="sm">
          <Link to={paths.help} onClick={onLeave}>
            Ver tutoriais na Ajuda
          </Link>
        </TextLink>
        <CircleHelp size={18} aria-hidden="true" />
      </Foot>
    </chakra.div>
  );
}

function Lines({ brokerage }: { brokerage: Brokerage | undefined }) {
  if (!brokerage?.callCentre && !brokerage?.tollFree) return null;
  const { callCentre, tollFree } = brokerage;
  return (
    <chakra.section aria-label="Central de Atendimento" display="grid" gap="1">
      <chakra.p fontWeight="semibold">Central de Atendimento</chakra.p>
      {callCentre && (
        <ContactLink icon={Headset} href={phoneUrl(callCentre)}>
          {phoneText(callCentre)}
        </ContactLink>
      )}
      {tollFree && (
        <ContactLink icon={Phone} href={phoneUrl(tollFree)}>
          {phoneText(tollFree)} (ligação gratuita)
        </ContactLink>
      )}
    </chakra.section>
  );
}

const Foot = ({ children }: { children: ReactNode }) => (
  <chakra.div
    display="flex"
    justifyContent="space-between"
    alignItems="center"
    pt="3"
    color="muted"
    borderTop="1px solid"
    borderColor="line"
  >
    {children}
  </chakra.div>
);
