import { chakra } from '@chakra-ui/react';
import { dayText, maskedTaxId } from '../../../engine/values';
import { useWizardContext } from '../../shared/products/useEnvironment';

/** Reserves its line until both facts are known. */
export function LinkFacts() {
  const { clients, linkEndsAt } = useWizardContext() ?? {};
  const [client] = clients ?? [];
  return (
    <chakra.p minH={{ base: '3lh', md: '1lh' }} fontSize="sm">
      {client && linkEndsAt && (
        <>
          Para <strong>{client.name}</strong> ({maskedTaxId(client.cpfcnpj)}) · este link vale até{' '}
          {dayText(linkEndsAt)}
        </>
      )}
    </chakra.p>
  );
}
