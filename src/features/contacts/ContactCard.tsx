import { chakra } from '@chakra-ui/react';
import { MessageCircle, Phone } from 'lucide-react';
import { Avatar } from '../../../renderers/ui';
import { phoneText, phoneUrl, whatsAppUrl } from '../../../engine/values';
import type { Contact } from '../../../contract/people';
import { ContactLink } from './ContactLink';

interface ContactCardProps {
  contact: Contact;
  fallbackWhatsApp: string | null | undefined;
}

export function ContactCard({ contact, fallbackWhatsApp }: ContactCardProps) {
  const { name, title, section, phone, photoStandard, photoFull } = contact;
  const whatsApp = contact.cellPhone ?? fallbackWhatsApp;
  return (
    <chakra.section display="flex" gap="3" aria-label={`${title}: ${name}`}>
      <Avatar name={name} photo={photoStandard ?? photoFull} />
      <chakra.div minW="0" flex="1">
        <chakra.p fontSize="xs" color="muted">
          {title}
          {section && ` · ${section}`}
        </chakra.p>
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" columnGap="3">
          {whatsApp && (
            <ContactLink icon={MessageCircle} href={whatsAppUrl(whatsApp)} outside>
              WhatsApp<span className="ui-hidden"> de {name}</span>
            </ContactLink>
          )}
          {phone && (
            <ContactLink icon={Phone} href={phoneUrl(phone)}>
              {phoneText(phone)}
            </ContactLink>
          )}
        </chakra.div>
      </chakra.div>
    </chakra.section>
  );
}
