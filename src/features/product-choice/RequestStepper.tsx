import { Link, matchPath, useLocation } from 'react-router-dom';
import { chakra } from '@chakra-ui/react';
import { Stepper, type StepperState } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { sold } from '../../shared/products/sold';
import { TextLink } from '../../shared/ui/TextLink';

const stages = ['Produto', 'Solicitação', 'Confirmação', 'Cotação'] as const;
/** Specification 3 §2: the outer stages of a change. */
const changeStages = ['Solicitação', 'Confirmação', 'Endosso'] as const;
export const WIZARD_STAGE = 1;
const withoutHelp = 2;

/** Which stage of a request an address is, counted from 0; -1 elsewhere. */
export function stageOf(pathname: string): number {
  if (pathname === paths.request) return 0;
  if (sold().wizards.some(({ route }) => pathname === paths.wizard(route))) return WIZARD_STAGE;
  if (pathname === paths.confirmation) return 2;
  const quote = ['/cotacao/:identifier', '/cotacao/:identifier/status'];
  return quote.some((path) => matchPath(path, pathname)) ? 3 : -1;
}

function changeStageOf(pathname: string): number {
  if (pathname === paths.endorsementConfirmation) return 1;
  if (['/endossos', '/endossos/:policyIdentifier'].some((path) => matchPath(path, pathname))) return 0;
  return matchPath('/endossos/:identifier/status', pathname) ? 2 : -1;
}

const stateOf = (at: number, stage: number): StepperState =>
  at < stage ? 'completed' : at === stage ? 'active' : 'inactive';

export function RequestStepper() {
  const { pathname } = useLocation();
  const [ofPolicy, ofChange] = [stageOf(pathname), changeStageOf(pathname)];
  if (ofPolicy >= 0) return <Stages labels={stages} stage={ofPolicy} explained />;
  return ofChange >= 0 && <Stages labels={changeStages} stage={ofChange} />;
}

interface StagesProps {
  readonly labels: readonly string[];
  readonly stage: number;
  readonly explained?: boolean;
}

function Stages({ labels, stage, explained = false }: StagesProps) {
  return (
    <chakra.div mb="5">
      <Stepper
        label="Andamento da solicitação"
        steps={labels.map((label, at) => ({ label, state: stateOf(at, stage) }))}
        help={
          explained &&
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
