import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Card } from '../../../renderers/ui';
import { useBrokerage } from '../../shared/config/usePublicConfig';
import { useContacts } from '../../shared/contacts/useContacts';
import { useUser } from '../../shared/user/useUser';
import { ContactPanel } from '../contacts/ContactPanel';
import type { RequestWay } from './content';
import { Section } from './sections';

export function WaysOn({ requests }: { requests: readonly RequestWay[] }) {
  const { user } = useUser();
  const mayRequest = user && !user.isPhysicalPerson;
  return mayRequest && requests.length > 0 ? <Requests requests={requests} /> : <Contact />;
}

function Requests({ requests }: { requests: readonly RequestWay[] }) {
  return (
    <chakra.section aria-label="Solicitar">
      <chakra.ul display="grid" gap="4" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 15rem), 1fr))">
        {requests.map(({ label, text, to }) => (
          <li key={to}>
            <Card
              asChild
              display="flex"
              gap="3"
              alignItems="center"
              h="full"
              _hover={{ borderColor: 'primary', boxShadow: 'raised' }}
            >
              <Link to={to}>
                <chakra.span flex="1">
                  <chakra.span display="block" fontWeight="semibold" color="primary">
                    {label}
                  </chakra.span>
                  <chakra.span fontSize="sm" color="muted">
                    {text}
                  </chakra.span>
                </chakra.span>
                <chakra.span color="primary">
                  <ArrowRight size={20} aria-hidden="true" />
                </chakra.span>
              </Link>
            </Card>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

function Contact() {
  const contacts = useContacts();
  const brokerage = useBrokerage();
  return (
    <Section title="Fale com quem entende do assunto">
      <chakra.p mb="4" color="muted">
        Este produto é contratado com a ajuda de uma pessoa. Conte o que você precisa, sem compromisso.
      </chakra.p>
      <ContactPanel contacts={contacts} brokerage={brokerage} onLeave={() => {}} />
    </Section>
  );
}
