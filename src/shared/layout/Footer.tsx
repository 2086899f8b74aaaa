import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';

/** The brand's claim and the way to the terms. */
export function Footer() {
  return (
    <chakra.footer px={{ base: '4', md: '8' }} py="6" fontSize="sm" color="muted">
      <chakra.div
        maxW="content"
        mx="auto"
        pt="5"
        borderTop="1px solid"
        borderColor="line"
        display="flex"
        flexWrap="wrap"
        gap="3"
        justifyContent="space-between"
      >
        <p>Lastro · mais de 550 mil apólices emitidas</p>
        <chakra.span textDecoration="underline" textUnderlineOffset="3px">
          <Link to={paths.terms}>Termos de Uso</Link>
        </chakra.span>
      </chakra.div>
    </chakra.footer>
  );
}
