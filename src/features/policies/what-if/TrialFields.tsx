import { dateText, moneyText } from '../../../../engine/values';
import { isShown } from '../../../../engine/index';
import { controlAria, DateInput, Field, FieldGrid, MoneyInput, RadioGroup } from '../../../../renderers/ui';
import { isMovable, wordsAt } from './fieldWords';
import type { Moves } from './useMoves';
import type { OpenedTrial } from './useTrial';

interface Props {
  readonly opened: OpenedTrial;
  readonly moves: Moves;
}

interface OneProps extends Props {
  readonly path: string;
}

const LOCKED = 'Este tipo de endosso não altera este campo.';

export function TrialFields({ opened, moves }: Props) {
  const { Fields } = opened;
  const { ends } = moves.tried.moved;
  return (
    <FieldGrid>
      <Money {...{ opened, moves }} path={Fields.amount} isAmount />
      {Fields.contract !== null && isContractAsked(opened, moves, Fields.contract) && (
        <Money {...{ opened, moves }} path={Fields.contract} />
      )}
      <DayField {...{ opened, moves }} path={Fields.start} label="A alteração vale a partir de" />
      <DayField {...{ opened, moves }} path={Fields.end} />
      {!ends && coveragesShown(opened).map((path) => <Coverage key={path} {...{ opened, moves, path }} />)}
    </FieldGrid>
  );
}

/** An amount above the contract's value is refused, unless that goes up too. */
function isContractAsked({ Fields, trial }: OpenedTrial, { wanted, priced }: Moves, path: string): boolean {
  const amount = wanted[Fields.amount];
  return wanted[path] !== undefined || priced?.outcome === 'deny' || Number(amount) > Number(trial.now[path]);
}

function titleOf({ trial }: OpenedTrial, { tried }: Moves, path: string): string {
  const { definition, states } = tried.session ?? trial.types[0]!.session;
  return states.at(definition.byPath.get(path)!.index).title;
}

function coveragesShown({ Fields, trial }: OpenedTrial): string[] {
  const { definition, states } = trial.types[0]!.session;
  return Fields.coverages.filter((path) => isShown(states.at(definition.byPath.get(path)!.index)));
}

const idOf = (path: string) => `what-if-${path.split('.').at(-1)}`;

function shownAt({ opened, moves, path }: OneProps): unknown {
  return Object.hasOwn(moves.wanted, path) ? moves.wanted[path] : opened.trial.now[path];
}

function Money({ opened, moves, path, isAmount = false }: OneProps & { isAmount?: boolean }) {
  const now = opened.trial.now[path] as number | undefined;
  const today = now === undefined ? '' : `Hoje ${moneyText(now)}.`;
  const frame = {
    id: idOf(path),
    label: titleOf(opened, moves, path),
    hint: isAmount ? `${today} Zero encerra a apólice.` : today,
    ...lockedAt(path, moves, isAmount),
    ...wordsAt(path, opened, moves),
  };
  return (
    <Field {...frame}>
      <MoneyInput
        {...controlAria(frame)}
        value={shownAt({ opened, moves, path }) as number | undefined}
        onChange={(value, unread) => moves.move(path, value, unread)}
        onBlur={() => void moves.leave([path])}
      />
    </Field>
  );
}

/** Fields that the type fixes are locked; the amount never is, as the type follows from it. */
function lockedAt(path: string, moves: Moves, isFree = false): { locked?: string } {
  return isFree || isMovable(path, moves) ? {} : { locked: LOCKED };
}

function DayField({ opened, moves, path, label }: OneProps & { label?: string }) {
  const { Fields, Day, trial } = opened;
  const isStart = path === Fields.start;
  const { locked } = lockedAt(path, moves, !isStart && !moves.tried.moved.ends);
  const frame = {
    id: idOf(path),
    label: label ?? titleOf(opened, moves, path),
    hint: isStart ? undefined : `Hoje até ${dateText(String(trial.now[path]))}.`,
    locked: locked && isStart ? `${locked} Vale do dia em que o pedido for aceito.` : locked,
    ...wordsAt(path, opened, moves),
  };
  const value = locked ? (isStart ? Day : trial.now[path]) : shownAt({ opened, moves, path });
  return (
    <Field {...frame}>
      <DateInput
        {...controlAria(frame)}
        value={value as string | undefined}
        today={Day}
        onChange={(day, unread) => moves.move(path, day, unread)}
        onBlur={() => void moves.leave([path])}
      />
    </Field>
  );
}

const YES_OR_NO = [
  { value: true, label: 'Sim' },
  { value: false, label: 'Não' },
] as const;

function Coverage({ opened, moves, path }: OneProps) {
  const { definition, states } = opened.trial.types[0]!.session;
  const { disabledOptions = [] } = states.at(definition.byPath.get(path)!.index);
  const frame = {
    id: idOf(path),
    label: titleOf(opened, moves, path),
    group: true,
    ...wordsAt(path, opened, moves),
  };
  return (
    <div>
      <Field {...frame}>
        <RadioGroup
          {...controlAria(frame)}
          options={YES_OR_NO.map((one) => ({ ...one, disabled: disabledOptions.includes(one.value) }))}
          value={shownAt({ opened, moves, path }) as boolean | undefined}
          onChange={(value: boolean) => moves.move(path, value)}
        />
      </Field>
    </div>
  );
}
