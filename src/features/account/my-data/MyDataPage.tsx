import { worksHere } from '../../../../contract/roles';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Card, LinkButton, Skeleton, SummaryItems, applyMask } from '../../../../renderers/ui';
import { phoneText } from '../../../../engine/values';
import { paths } from '../../../shared/paths';
import type { Address, LoggedUser } from '../../../../contract/people';
import { useUser } from '../../../shared/user/useUser';
import { CloseAccountCard } from './CloseAccountCard';
import { ExportCard } from './ExportCard';
import { SignOutEverywhereCard } from './SignOutEverywhereCard';

/** /meus-dados: what a person may do with their own data: see, correct, take along, have forgotten (LGPD art. 18). */
export function MyDataPage() {
  const { user } = useUser();
  if (!user) return <Skeleton lines={8} />;
  return (
    <chakra.div display="grid" gap="6">
      <Card aria-labelledby="my-data-title">
        <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="3" mb="4">
          <chakra.h2 id="my-data-title" fontSize="lg">
            Seus dados
          </chakra.h2>
          <LinkButton asChild kind="secondary" size="sm">
            <Link to={paths.updateRegistration}>Corrigir dados</Link>
          </LinkButton>
        </chakra.div>
        <SummaryItems items={itemsOf(user)} />
      </Card>
      <ExportCard />
      <SignOutEverywhereCard />
      {/* The brokerage's own people are let go by the brokerage. */}
      {!worksHere(user) && <CloseAccountCard user={user} />}
    </chakra.div>
  );
}

const unset = 'Não definido';
const phoneOf = (...numbers: (string | null)[]) =>
  numbers
    .filter((number) => number !== null)
    .map(phoneText)
    .join(' · ') || unset;

function itemsOf(user: LoggedUser) {
  return [
    { term: 'Nome', description: user.name },
    { term: 'E-mail', description: user.email },
    { term: 'CPF', description: user.cpfCnpj ? applyMask('cpf-cnpj', user.cpfCnpj) : unset },
    { term: 'Celular', description: phoneOf(user.mobilePhone, user.mobilePhone2) },
    { term: 'Telefone', description: phoneOf(user.phone, user.phone2) },
    { term: 'Endereço', description: addressOf(user.address), wide: true },
  ];
}

function addressOf({ place, number, complement, district, city, state, cep }: Address): string {
  const street = [place, number, complement].filter(Boolean).join(', ');
  const town = [city, state].filter(Boolean).join('/');
  return [street, district, town, cep && `CEP ${applyMask('cep', cep)}`].filter(Boolean).join(' · ') || unset;
}
