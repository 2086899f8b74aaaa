import type { ReactNode } from 'react';
import type { Release } from '../../contract/publishing';
import { Badge, Button } from '../../../renderers/ui';
import { headingOf, type Action } from './usePublications';
import { linesOf, stateWords } from './words';
import page from '../analysts.module.css';
import styles from './publications.module.css';

interface Props {
  readonly release: Release;
  readonly mayApprove: boolean;
  readonly isBusy: boolean;
  readonly onAct: (action: Action) => void;
  readonly children?: ReactNode;
}

const WORDS: Readonly<Record<Action, string>> = {
  approve: 'Aprovar',
  withdraw: 'Retirar',
  back: 'Voltar para a anterior',
};

/** What this person may do with a release; the server decides it again. */
function actionsOf({ State, IsMine, IsHead }: Release, mayApprove: boolean): Action[] {
  const isOpen = State === 'proposed' || State === 'expired';
  return [
    ...(State === 'proposed' && mayApprove && !IsMine ? ['approve' as const] : []),
    ...(isOpen && (IsMine || mayApprove) ? ['withdraw' as const] : []),
    ...(IsHead && mayApprove ? ['back' as const] : []),
  ];
}

export function Publication({ release, mayApprove, isBusy, onAct, children }: Props) {
  const [tone, text] = stateWords[release.State];
  return (
    <>
      <div className={styles.said}>
        <h2 id={headingOf(release.Id)} tabIndex={-1}>
          Nº {release.Id}: {release.Note}
        </h2>
        <Badge tone={tone}>{text}</Badge>
        {linesOf(release).map((line) => (
          <p key={line} className={page.muted}>
            {line}
          </p>
        ))}
        {children}
      </div>
      <div className={styles.bar}>
        {actionsOf(release, mayApprove).map((action) => (
          <Button
            key={action}
            kind={action === 'approve' ? 'primary' : 'secondary'}
            busy={isBusy}
            onClick={() => onAct(action)}
            aria-label={`${WORDS[action]}: nº ${release.Id}`}
          >
            {WORDS[action]}
          </Button>
        ))}
      </div>
    </>
  );
}
