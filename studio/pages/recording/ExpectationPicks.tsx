import type { Suggestion, SuggestionKind } from '../../cases/recording/Suggestion';
import { counted } from '../../../engine/values';
import { Checkbox } from '../../../renderers/ui';
import styles from './recording.module.css';

interface Props {
  readonly suggestions: readonly Suggestion[];
  readonly picked: ReadonlySet<string>;
  readonly onPick: (id: string, isPicked: boolean) => void;
}

const KINDS: readonly (readonly [SuggestionKind, string])[] = [
  ['values', 'Valores que as regras deram'],
  ['messages', 'Mensagens'],
  ['questions', 'Como as perguntas aparecem'],
  ['steps', 'Etapas'],
  ['sending', 'Avisos e envio'],
  ['price', 'Preço'],
  ['summary', 'Linhas do resumo'],
];

export function ExpectationPicks({ suggestions, picked, onPick }: Props) {
  return (
    <fieldset className={styles.picks}>
      <legend>O que o caso espera</legend>
      {KINDS.map(([kind, title]) => {
        const own = suggestions.filter((one) => one.kind === kind);
        const count = own.filter(({ id }) => picked.has(id)).length;
        if (own.length === 0) return null;
        return (
          <details key={kind} open={own.some(({ isRecent }) => isRecent) && kind !== 'summary'}>
            <summary>
              {title} ({counted(count, 'marcada', 'marcadas')} de {own.length})
            </summary>
            {own.map(({ id, label }) => (
              <Checkbox
                key={id}
                id={`expect-${id.replaceAll(' ', '-')}`}
                value={picked.has(id)}
                onChange={(next) => onPick(id, next)}
              >
                {label}
              </Checkbox>
            ))}
          </details>
        );
      })}
    </fieldset>
  );
}
