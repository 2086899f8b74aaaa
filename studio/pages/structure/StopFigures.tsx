import { useState } from 'react';
import type { Stops } from '../../../contract/stops';
import type { CompiledDefinition } from '../../../engine/index';
import { momentText } from '../../../engine/values';
import { Field, Select, controlAria } from '../../../renderers/ui';
import { fieldWords, wholeWords } from './stopWords';
import analysts from '../analysts.module.css';
import styles from './structure.module.css';

const FRAME = { id: 'stops-version', label: 'Números da versão' };
const NOTHING_YET = 'Onde as pessoas param: ainda não há números desta versão.';
const NOT_HAD = 'Onde as pessoas param: não foi possível carregar os números.';

interface Props {
  readonly definition: CompiledDefinition;
  /** Null where unavailable. */
  readonly stops: Stops | null;
  readonly onVersion: (definition: string) => void;
}

export function StopFigures({ definition, stops, onVersion }: Props) {
  // The choice stays if another version's figures fail.
  const [known, setKnown] = useState<Stops>();
  if (stops && stops !== known) setKnown(stops);
  const { Definition, Versions } = stops ?? known ?? { Definition: '', Versions: [] };
  return (
    <>
      {Versions.length > 1 && (
        <Field {...FRAME}>
          <Select
            {...controlAria(FRAME)}
            value={Definition}
            options={Versions.map((one) => ({ value: one.Definition, label: labelOf(one, definition) }))}
            onChange={(version) => version && onVersion(version)}
          />
        </Field>
      )}
      <p className={analysts.muted}>{stops ? (wholeWords(stops) ?? NOTHING_YET) : NOT_HAD}</p>
      {stops && <Gone definition={definition} stops={stops} />}
    </>
  );
}

/** With the time: a version number may be published twice a day. */
function labelOf(
  { Definition, Version, PublishedAt }: Stops['Versions'][number],
  { source }: CompiledDefinition,
) {
  return `${Version}, de ${momentText(PublishedAt)}${Definition === source.hash ? ' (a de hoje)' : ''}`;
}

function Gone({ definition, stops }: { definition: CompiledDefinition; stops: Stops }) {
  const gone = stops.Fields.filter(({ Field: path }) => !definition.byPath.has(path));
  if (gone.length === 0) return null;
  return (
    <section aria-label="Perguntas que não são mais feitas">
      <h3>Perguntas que não são mais feitas</h3>
      <ul>
        {gone.map(({ Field: path }) => (
          <li key={path}>
            <code>{path}</code>{' '}
            <span className={`${styles.stops} ui-figures`}>
              {fieldWords(stops, definition, path).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
