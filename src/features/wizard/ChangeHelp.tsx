import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { Session } from '../../../engine/index';
import type { RequestEntry } from '../../../engine/definition';
import type { WizardStore } from '../../../renderers';
import { paths } from '../../shared/paths';
import { TextLink } from '../../shared/ui/TextLink';
import { isElsewhere } from './elsewhere';

interface Props {
  readonly entry: RequestEntry;
  readonly begun: Session;
  readonly store: WizardStore | undefined;
}

const nothing = () => () => {};

/** Hidden for another brokerage's policy, which is changed another way. */
export function ChangeHelp({ entry, begun, store }: Props) {
  const hidden = useSyncExternalStore(store?.subscribe ?? nothing, () =>
    isElsewhere(entry, store?.getSession() ?? begun),
  );
  if (hidden) return null;
  return (
    <TextLink asChild fontSize="sm">
      <Link to={paths.helpCreateEndorsement}>Como realizar uma nova solicitação de Endosso</Link>
    </TextLink>
  );
}
