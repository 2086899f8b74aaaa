import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '../../shared/config/useDocumentTitle';
import { Brand } from '../../shared/layout/Brand';
import { paths } from '../../shared/paths';
import { TextLink } from '../../shared/ui/TextLink';
import { TermsPage } from './TermsPage';

/** /terms-and-conditions: the same text for who is not signed in. */
export function PublicTermsPage() {
  useDocumentTitle('Termos de Uso');
  return (
    <chakra.main maxW="content" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '6', md: '10' }}>
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="4" mb="6">
        <Brand />
        <TextLink asChild data-print="none">
          <Link to={paths.login}>Entrar</Link>
        </TextLink>
      </chakra.div>
      <chakra.h1 fontSize={{ base: 'xl', md: '2xl' }} mb="4">
        Termos de Uso
      </chakra.h1>
      <TermsPage />
    </chakra.main>
  );
}
