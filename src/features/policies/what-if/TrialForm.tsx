import { useNavigate } from 'react-router-dom';
import { answersOf } from '../../../../engine/index';
import { Button, ButtonBar } from '../../../../renderers/ui';
import type { WizardState } from '../../../shared/requests/navigation';
import { paths } from '../../../shared/paths';
import { Outcome } from './Outcome';
import { premiumText } from './outcomeWords';
import { TrialFields } from './TrialFields';
import { useMoves, type Moves } from './useMoves';
import type { OpenedTrial } from './useTrial';
import styles from './whatIf.module.css';

interface Props {
  readonly opened: OpenedTrial;
  readonly mayAsk: boolean;
}

export function TrialForm({ opened, mayAsk }: Props) {
  const navigate = useNavigate();
  const moves = useMoves(opened);
  const ask = () => {
    const state = stateOf(opened, moves);
    if (state) void navigate(paths.endorsement(opened.Policy), { state });
  };
  const isAskable = moves.priced !== undefined && moves.priced.outcome !== 'deny';
  const hasMoved = Object.keys(moves.wanted).length > 0;
  return (
    <form
      className={styles.trial}
      aria-label="Simulação"
      onSubmit={(event) => {
        event.preventDefault();
        if (mayAsk && isAskable && moves.leave()) ask();
      }}
    >
      <div className={styles.result}>
        <Outcome opened={opened} moves={moves} />
        {!mayAsk && <p className={styles.note}>O pedido é feito pelo cliente, ou por um link de endosso.</p>}
      </div>
      <TrialFields opened={opened} moves={moves} />
      <ButtonBar>
        <Button kind="quiet" disabled={!hasMoved} onClick={moves.moveBack}>
          Desfazer alterações
        </Button>
        {mayAsk && (
          <Button type="submit" disabled={!isAskable}>
            Pedir este endosso
          </Button>
        )}
      </ButtonBar>
    </form>
  );
}

/** The wizard opens on what was tried, and keeps it as a draft even if it is left at once. */
function stateOf({ Policy }: OpenedTrial, { tried, priced }: Moves): WizardState | undefined {
  if (!tried.session || !tried.type || !priced) return undefined;
  const title = `Simulação da apólice ${Policy}: ${tried.type.rule.title}, ${premiumText(priced)}`;
  const Answers = answersOf(tried.session);
  return { repeats: { Answers, Moved: [], Left: [], title, isKept: true } };
}
