import { useEffect, useRef, useState } from 'react';
import { causesOf, type Cause } from '../../cases/mending/causesOf';
import type { CaseResult } from '../../cases/runCases';
import { inputOf } from '../../cases/table/columnsOf';
import type { CompiledDefinition } from '../../../engine/index';
import { counted } from '../../../engine/values';
import { Badge, Button } from '../../../renderers/ui';
import { RuleLink } from '../links';
import { FillForm } from './FillForm';
import type { Mending } from './useMending';
import { causeWords, exampleWords, placesWords, titleOf } from './words';
import analysts from '../analysts.module.css';
import styles from './mending.module.css';

interface Props {
  readonly failing: readonly CaseResult[];
  readonly definition: CompiledDefinition;
  readonly mending: Mending;
  readonly rulesOf: (result: CaseResult) => readonly string[];
}

/** The last mending; takes the focus, since the pressed button is gone. */
export function Mended({ done }: { done: Mending['done'] }) {
  const said = useRef<HTMLDivElement>(null);
  const words = done?.words;
  useEffect(() => {
    if (words) said.current?.focus();
  }, [words]);
  if (!done) return null;
  return (
    <div ref={said} tabIndex={-1} className={styles.bar}>
      <output>{done.words}</output>
      {done.undo && (
        <Button kind="secondary" size="sm" onClick={done.undo}>
          Desfazer
        </Button>
      )}
    </div>
  );
}

/** Failing cases of a draft by what they fail for, each cause with the ways to mend it. */
export function Causes({ failing, definition, mending, rulesOf }: Props) {
  const [filling, setFilling] = useState<string>();
  if (failing.length === 0) return null;
  const causes = causesOf(failing);
  // Causes marked as mistakes of the definition come last.
  const isMarked = (cause: Cause) => mending.isMarked(causeWords(cause, definition));
  const shown = [...causes.filter((cause) => !isMarked(cause)), ...causes.filter(isMarked)];
  return (
    <ul className={styles.causes} aria-label="Por que os casos falham">
      {shown.map((cause) => (
        <li key={cause.key} data-mistake={isMarked(cause) ? '' : undefined}>
          <Told cause={cause} definition={definition} isMistake={isMarked(cause)} />
          <Rules ids={rulesBehind(cause, failing, rulesOf)} />
          <Ways
            cause={cause}
            definition={definition}
            mending={mending}
            isFilling={filling === cause.key}
            onFilling={(isOpen) => setFilling(isOpen ? cause.key : undefined)}
          />
        </li>
      ))}
    </ul>
  );
}

function rulesBehind(
  { cases }: Cause,
  failing: readonly CaseResult[],
  rulesOf: Props['rulesOf'],
): readonly string[] {
  const own = failing.filter(({ file, id }) => cases.some((it) => it.file === file && it.id === id));
  return [...new Set(own.flatMap(rulesOf))];
}

function Rules({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <p className={styles.bar}>
      {ids.map((id) => (
        <RuleLink key={id} id={id} />
      ))}
    </p>
  );
}

interface ToldProps {
  readonly cause: Cause;
  readonly definition: CompiledDefinition;
  readonly isMistake: boolean;
}

function Told({ cause, definition, isMistake }: ToldProps) {
  const { cases } = cause;
  const example = exampleWords(cause, definition);
  return (
    <>
      <h3>{causeWords(cause, definition)}</h3>
      {isMistake && <Badge tone="warning">A reparar na definição</Badge>}
      {example && <p>{example}</p>}
      <details>
        <summary>{counted(cases.length, 'caso', 'casos')}</summary>
        <ul className={analysts.list}>
          {cases.map(({ file, id, description }, index) => (
            <li key={`${file} ${id} ${String(index)}`}>
              <code>{id}</code> {description}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

interface WaysProps {
  readonly cause: Cause;
  readonly definition: CompiledDefinition;
  readonly mending: Mending;
  readonly isFilling: boolean;
  readonly onFilling: (isOpen: boolean) => void;
}

const SAVE = 'Grave o rascunho para guardar.';

/** The ways to mend a cause; none while its cases run again. */
function Ways({ cause, definition, mending, isFilling, onFilling }: WaysProps) {
  const { missing, isAdoptable, cases } = cause;
  const about = causeWords(cause, definition);
  const isMistake = mending.isMarked(about);
  const many = counted(cases.length, 'caso', 'casos');
  const input = missing === undefined ? undefined : fieldInput(definition, missing);
  if (isFilling && input)
    return (
      <FillForm
        label={titleOf(definition, missing!)}
        input={input}
        onCancel={() => onFilling(false)}
        onFill={(value) => {
          onFilling(false);
          mending.fill(
            cause,
            value,
            `${about}: preenchido em ${placesWords(mending.placesFor(cause))}. ${SAVE}`,
          );
        }}
      />
    );
  return (
    <div className={styles.bar}>
      {!isMistake && input && (
        <Button
          kind="secondary"
          size="sm"
          aria-disabled={mending.isBehind}
          onClick={mending.isBehind ? undefined : () => onFilling(true)}
        >
          {`Preencher em ${placesWords(mending.placesFor(cause))}`}
        </Button>
      )}
      {!isMistake && isAdoptable && (
        <Button
          kind="secondary"
          size="sm"
          aria-disabled={mending.isBehind}
          aria-label={`Adotar em ${many}: ${about}`}
          onClick={
            mending.isBehind
              ? undefined
              : () => mending.adopt(cause, `${about}: o novo resultado foi adotado em ${many}. ${SAVE}`)
          }
        >
          {`Adotar em ${many}`}
        </Button>
      )}
      <Button
        kind="quiet"
        size="sm"
        aria-label={`${isMistake ? 'Não é um erro' : 'Isto é um erro'}: ${about}`}
        onClick={() => mending.mark(about, cases[0]!.file, !isMistake)}
      >
        {isMistake ? 'Não é um erro' : 'Isto é um erro'}
      </Button>
    </div>
  );
}

function fieldInput({ byPath }: CompiledDefinition, path: string) {
  const schema = byPath.get(path)?.schema;
  const input = schema && inputOf(schema);
  return input?.kind === 'json' ? undefined : input;
}
