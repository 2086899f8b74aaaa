import { Link, matchPath, useLocation } from 'react-router-dom';
import { chakra } from '@chakra-ui/react';
import { catalogue } from 'virtual:lastro/products';
import { Stepper, type StepperState } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { TextLink } from '../../shared/ui/TextLink';

const stages = ['Produto', 'Solicitação', 'Confirmação', 'Cotação'] as const;
export const WIZARD_STAGE = 1;
/** From here on there is nothing left to explain about making a request. */
const withoutHelp = 2;

/** Which stage of a request an address is, counted from 0; -1 elsewhere. */
export function stageOf(pathname: string): number {
  if (pathname === paths.request) return 0;
  if (catalogue.wizards.some(({ route }) => pathname === paths.wizard(route))) return WIZARD_STAGE;
  if (pathname === paths.confirmation) return 2;
  const quote = ['/cotacao/:identifier', '/cotacao/:identifier/status'];
  return quote.some((path) => matchPath(path, pathname)) ? 3 : -1;
}

const stateOf = (at: number, stage: number): StepperState =>
  at < stage ? 'completed' : at === stage ? 'active' : 'inactive';

/** How far a request for a policy is, above its pages. */
export function RequestStepper() {
  const stage = stageOf(useLocation().pathname);
  if (stage < 0) return null;
  const steps = stages.map((label, at) => ({ label, state: stateOf(at, stage) }));
  return (
    <chakra.div mb="5">
      <Stepper
        label="Andamento da solicitação"
        steps={steps}
        help={
          stage < withoutHelp && (
            <TextLink asChild fontSize="sm">
              <Link to={paths.helpCreatePolicy}>Como realizar nova solicitação de Apólice</Link>
            </TextLink>
          )
        }
      />
    </chakra.div>
  );
}
