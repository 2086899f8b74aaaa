import type { DefinitionFault } from '../contract/workbench';
import { FaultList } from './FaultList';
import { faultOf, faultsTitle } from './faultWords';

interface Props {
  readonly faults: readonly DefinitionFault[];
  readonly keepsFrom?: string | undefined;
}

/** What the server found wrong with definitions, and what it keeps from. */
export function ServerFaults({ faults, keepsFrom }: Props) {
  return <FaultList title={faultsTitle(faults.length, keepsFrom)} faults={faults.map(faultOf)} />;
}
