import type { SearchAnswer, SearchHit } from '../../contract/search';
import { MOST } from '../../search/limits';
import { counted } from '../../../engine/values';
import { Button, EmptyState } from '../../../renderers/ui';
import { ChoiceBar } from '../ChoiceBar';
import { nameOf, ownerOf } from '../names';
import { HitLine } from './HitLine';
import { isEnough } from './SearchState';
import type { Search } from './useSearch';
import styles from './search.module.css';

interface Props {
  readonly search: Search;
  readonly draft?: string | undefined;
  readonly onBegin: (hit: SearchHit) => void;
}

const SHARED: Readonly<Record<string, string>> = {
  _documents: 'Documentos impressos',
  _shared: 'Comum a vários produtos',
};

const areaOf = (file: string) => {
  const owner = ownerOf(file);
  return owner === undefined ? (SHARED[file.split('/')[0]!] ?? 'Constantes e catálogo') : nameOf(owner);
};

function byArea(hits: readonly SearchHit[]): ReadonlyMap<string, readonly SearchHit[]> {
  const areas = new Map<string, SearchHit[]>();
  for (const hit of hits) areas.set(areaOf(hit.File), [...(areas.get(areaOf(hit.File)) ?? []), hit]);
  return areas;
}

export function Found({ search, draft, onBegin }: Props) {
  const { answer, state, change, isAsking } = search;
  if (!isEnough(state.Text)) return null;
  if (!answer) return isAsking ? <output>Buscando…</output> : null;
  const totals = `${counted(answer.Definitions, 'lugar', 'lugares')} nas definições, ${answer.Cases} nos casos.`;
  if (answer.Definitions + answer.Cases === 0)
    return isAsking ? <output>Buscando…</output> : <NotThere isOfDraft={draft !== undefined} />;
  return (
    <>
      <ChoiceBar
        label="O que mostrar"
        choices={[
          ['definitions', `Definições (${answer.Definitions})`],
          ['cases', `Casos (${answer.Cases})`],
        ]}
        chosen={state.Part}
        onChoose={(Part) => change({ Part })}
      />
      <output>{isAsking ? 'Buscando…' : totals}</output>
      {[...byArea(answer.Hits)].map(([area, hits]) => (
        <section key={area} aria-label={area}>
          <h2>{area}</h2>
          <ul className={styles.hits}>
            {hits.map((hit) => (
              <li key={`${hit.File} ${hit.Pointer} ${hit.Line} ${hit.Start}`}>
                <HitLine hit={hit} draft={draft} onBegin={onBegin} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <More search={search} answer={answer} />
    </>
  );
}

function More({ search, answer }: { search: Search; answer: SearchAnswer }) {
  const total = search.state.Part === 'cases' ? answer.Cases : answer.Definitions;
  const told = answer.Hits.length;
  if (told === total) return null;
  if (told >= MOST)
    return <p>{`Estes são os primeiros ${MOST}. Escreva mais do texto para achar os outros.`}</p>;
  return (
    <div>
      <Button kind="secondary" onClick={search.more} busy={search.isAsking}>
        {`Mostrar mais (${told} de ${total})`}
      </Button>
    </div>
  );
}

function NotThere({ isOfDraft }: { isOfDraft: boolean }) {
  return (
    <EmptyState title="Nenhum lugar tem este texto">
      <output>
        Busque um trecho mais curto: um número, um nome ou uma data no meio de uma frase costuma vir de um
        valor, e não está escrito com ela.{' '}
        {isOfDraft
          ? 'Do rascunho vale o que foi gravado.'
          : 'Se o texto é de um rascunho, escolha o rascunho em “Onde”.'}
      </output>
    </EmptyState>
  );
}
