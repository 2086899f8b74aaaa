import { useBrokerage } from '../../shared/config/usePublicConfig';
import { useContacts } from '../../shared/contacts/useContacts';
import { ContactCard } from './ContactCard';

/** Whom the words of a page send their reader to; nothing for who has no executive. */
export function ExecutiveContact({ className }: { className?: string }) {
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
