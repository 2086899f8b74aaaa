import { chakra } from '@chakra-ui/react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../../renderers/ui';
import { useDocumentTitle } from '../../shared/config/useDocumentTitle';
import { paths } from '../../shared/paths';
import { errorWords } from './errorWords';
import { Maintenance } from './Maintenance';

/** /error/{status}?time&login&external. */
export function ErrorPage() {
  const { status = '' } = useParams();
  const [flags] = useSearchParams();
  const isSet = (flag: string) => flags.has(flag) && flags.get(flag) !== 'false';
  const { title, text } = errorWords(status, isSet('time'));
  useDocumentTitle(title);
  return (
    <chakra.section
      display="grid"
      justifyItems="center"
      textAlign="center"
      gap="4"
      py={{ base: '10', md: '16' }}
    >
      <chakra.p fontSize="sm" fontWeight="semibold" color="muted" className="ui-figures">
        Erro {status}
      </chakra.p>
      <chakra.h1 fontSize="2xl">{title}</chakra.h1>
      <chakra.p maxW="32rem" color="muted">
        {text}
      </chakra.p>
      {status === '503' && <Maintenance />}
      <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="center">
        {isSet('login') && (
          <LinkButton asChild kind="secondary">
            <Link to={paths.home}>Tentar novamente</Link>
          </LinkButton>
        )}
        {!isSet('external') && (
          <LinkButton asChild>
            <Link to={paths.home}>Voltar ao início</Link>
          </LinkButton>
        )}
      </chakra.div>
    </chakra.section>
  );
}
