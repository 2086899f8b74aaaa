import { useBrokerage } from '../../shared/config/usePublicConfig';
import { useContacts } from '../../shared/contacts/useContacts';
import { ContactCard } from './ContactCard';

export function ExecutiveContact({ className }: { className?: string | undefined }) {
  const executive = useContacts()?.executive;
  const brokerage = useBrokerage();
  return (
    executive && (
      <div className={className}>
        <ContactCard contact={executive} fallbackWhatsApp={brokerage?.whatsApp} />
      </div>
    )
  );
}
