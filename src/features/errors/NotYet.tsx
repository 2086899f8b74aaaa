import { chakra } from '@chakra-ui/react';
import { Hammer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Card, LinkButton } from '../../../renderers/ui';
import { paths } from '../../shared/paths';

interface NotYetProps {
  /** What is not there yet, as a sentence. */
  text?: string;
  back?: { label: string; to: string };
}

/** A place that the menu names and the portal does not have yet: says so and leads on. */
export function NotYet({
  text = 'Esta área ainda não está disponível no portal. Se precisar dela agora, fale com o seu executivo.',
  back = { label: 'Voltar ao início', to: paths.home },
}: NotYetProps) {
  return (
    <Card display="grid" justifyItems="center" gap="4" py="12" textAlign="center">
      <chakra.span color="control">
        <Hammer size={36} strokeWidth={1.5} aria-hidden="true" />
      </chakra.span>
      <chakra.h2 fontSize="lg">Ainda não disponível</chakra.h2>
      <chakra.p maxW="30rem" color="muted">
        {text}
      </chakra.p>
      <LinkButton asChild kind="secondary">
        <Link to={back.to}>{back.label}</Link>
      </LinkButton>
    </Card>
  );
}
