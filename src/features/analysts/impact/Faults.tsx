import type { DefinitionFault } from '../../../../contract/workbench';
import { Alert } from '../../../../renderers/ui';
import { counted } from '../words';
import analysts from '../analysts.module.css';

interface Props {
  readonly faults: readonly DefinitionFault[];
  /** What is not there because of them; nothing where they stand in the way of nothing. */
  readonly keepsFrom?: string;
}

/** What is wrong with a draft, and what it keeps from. */
export function Faults({ faults, keepsFrom }: Props) {
  const title = keepsFrom
    ? `${counted(faults.length, 'problema impede', 'problemas impedem')} ${keepsFrom}`
    : counted(faults.length, 'problema nas definições', 'problemas nas definições');
  return (
    <Alert tone="danger" title={title} live>
      <ul className={analysts.faults}>
        {faults.map(({ File, Pointer, Message }) => (
          <li key={`${File}#${Pointer} ${Message}`}>
            <code>
              {File}#{Pointer}
            </code>
            <span>{Message}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
