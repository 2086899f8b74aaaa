import type { DefinitionFault } from '../../../../contract/workbench';
import { Alert } from '../../../../renderers/ui';
import { counted } from '../words';
import analysts from '../analysts.module.css';

/** What keeps a draft from having an impact: it does not pass the check. */
export function Faults({ faults }: { faults: readonly DefinitionFault[] }) {
  const title = `${counted(faults.length, 'problema impede', 'problemas impedem')} a comparação`;
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
