import type { Json } from '../../../engine/expression';
import { sameValue } from '../../../engine/index';
import type { Question } from '../../edit/conversion/conversionOf';
import { offeredBy, type Offered } from '../../edit/conversion/sources';
import { Field, FieldError, Select, controlAria } from '../../../renderers/ui';
import styles from './conversion.module.css';

type Pairs = readonly (readonly [Json, Json])[];

interface Props {
  readonly former: Question;
  readonly offered: readonly Offered[];
  readonly pairs: Pairs;
  readonly error: string | undefined;
  readonly onChange: (pairs: Pairs) => void;
}

/** A row for each earlier option, with the one that stands for it today. */
export function OptionRows({ former, offered, pairs, error, onChange }: Props) {
  const earlier = offeredBy(former.schema) ?? pairs.map(([value]) => ({ value, label: String(value) }));
  const options = offered.map(({ label }, value) => ({ value, label }));
  const put = (old: Json, at: number | undefined) => {
    const chosen = new Map([...pairs, ...(at === undefined ? [] : [[old, offered[at]!.value] as const])]);
    if (at === undefined) chosen.delete(old);
    // In the order in which the earlier question had them.
    const known = earlier.flatMap(({ value }) =>
      chosen.has(value) ? [[value, chosen.get(value)!] as const] : [],
    );
    onChange(known);
  };
  return (
    <fieldset className={styles.options}>
      <legend>Cada opção de antes passa a ser</legend>
      {error && <FieldError id="conversion-pairs" error={error} alert />}
      {earlier.map(({ value, label }, index) => {
        const frame = { id: `conversion-option-${index}`, label };
        const today = pairs.find(([old]) => sameValue(old, value))?.[1];
        const at = offered.findIndex((one) => today !== undefined && sameValue(one.value, today));
        return (
          <Field key={frame.id} {...frame}>
            <Select
              {...controlAria(frame)}
              value={at < 0 ? undefined : at}
              options={options}
              placeholder="Nenhuma: perguntar de novo"
              onChange={(next) => put(value, next)}
            />
          </Field>
        );
      })}
    </fieldset>
  );
}
