import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import type { DueConstant, Overview as Told, Stop } from '../../contract/overview';
import type { Release } from '../../contract/publishing';
import { dateText, momentText } from '../../../engine/values';
import { Alert, Button, Skeleton } from '../../../renderers/ui';
import { read } from '../../../src/shared/api/api';
import { paths } from '../../../src/shared/paths';
import { TextLink } from '../../../src/shared/ui/TextLink';
import { nameOf } from '../names';
import { draftBench, publication } from '../places';
import { stateWords } from '../publications/words';
import page from '../analysts.module.css';
import styles from './startPage.module.css';

const NOTHING =
  'Nada espera por você: nenhuma publicação a aprovar, nenhum rascunho, nenhuma constante a vencer.';

/** What needs an analyst; content below waits for it, so nothing jumps. */
export function Overview({ children }: { children: ReactNode }) {
  const { data, error, mutate } = useSWR<Told, unknown>('/workbench/overview', read);
  if (!data && error === undefined) return <Skeleton lines={10} />;
  return (
    <>
      {data ? (
        <Needs told={data} />
      ) : (
        <Alert tone="warning" title="Não foi possível ler o que espera por você.">
          <Button kind="secondary" size="sm" onClick={() => void mutate()}>
            Tentar de novo
          </Button>
        </Alert>
      )}
      {children}
    </>
  );
}

function Needs({ told: { MayApprove, Releases, Drafts, DraftTotal, Constants, Stops } }: { told: Told }) {
  const lines = [
    Releases.length > 0 && (
      <Part key="releases" title="Publicações em andamento">
        {Releases.map((release) => (
          <Line
            key={release.Id}
            to={publication(release.Id)}
            text={`Nº ${release.Id}: ${release.Note}`}
            note={releaseNote(release, MayApprove)}
          />
        ))}
      </Part>
    ),
    Drafts.length > 0 && (
      <Part key="drafts" title="Rascunhos">
        {Drafts.map(({ Id, Name, Author, UpdatedAt, Files }) => (
          <Line
            key={Id}
            to={draftBench(Id, Files)}
            text={Name}
            note={`${Author} · ${momentText(UpdatedAt)} · arquivos mudados: ${Files.length}`}
          />
        ))}
        {DraftTotal > Drafts.length && (
          <Line to={paths.productDrafts} text={`Ver os ${DraftTotal} rascunhos`} />
        )}
      </Part>
    ),
    Constants.length > 0 && (
      <Part key="constants" title="Constantes a vencer ou a mudar">
        {Constants.map((constant) => (
          <Line
            key={`${constant.Name} ${constant.On}`}
            to={paths.definitionSearch}
            state={{ Text: constant.Name }}
            text={constant.Title}
            note={constantNote(constant)}
          />
        ))}
      </Part>
    ),
    Stops.length > 0 && (
      <Part key="stops" title="Onde as pessoas mais param">
        {Stops.map((stop) => (
          <Line
            key={`${stop.Product} ${stop.Step}`}
            to={`${paths.definitions}/${stop.Product}`}
            text={`${nameOf(stop.Product)}: ${stop.Step}`}
            note={stopNote(stop)}
          />
        ))}
      </Part>
    ),
  ].filter(Boolean);
  if (lines.length === 0) return <p className={page.muted}>{NOTHING}</p>;
  return <div className={styles.needs}>{lines}</div>;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={styles.part}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

interface LineProps {
  readonly to: string;
  readonly state?: object;
  readonly text: string;
  readonly note?: string;
}

function Line({ to, state, text, note }: LineProps) {
  return (
    <li>
      <TextLink asChild>
        <Link to={to} state={state}>
          {text}
        </Link>
      </TextLink>
      {note && <p className={page.muted}>{note}</p>}
    </li>
  );
}

function releaseNote({ State, IsMine, Author, ExpiresAt, From }: Release, mayApprove: boolean): string {
  if (State === 'scheduled') return `Aprovada, começa em ${momentText(From!)}`;
  const whose = IsMine ? 'Proposta por você' : `Proposta por ${Author ?? 'conta encerrada'}`;
  if (State === 'expired') return `${whose} · ${stateWords.expired[1].toLowerCase()}: proponha de novo`;
  const until = ExpiresAt ? ` até ${momentText(ExpiresAt)}` : '';
  const next = mayApprove && !IsMine ? 'espera a sua aprovação' : 'espera a aprovação de outra pessoa';
  return `${whose} · ${next}${until}`;
}

/** The browser's words: this page does not load the portal's date code. */
const days = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' });

function constantNote({ On, DaysLeft, IsMissing }: DueConstant): string {
  const when = `${dateText(On)} (${days.format(DaysLeft, 'day')})`;
  return IsMissing ? `Vence em ${when} e falta o novo valor` : `Outro valor a partir de ${when}`;
}

const stopNote = ({ Entered, Left }: Stop) =>
  `${Left} de ${Entered} saíram aqui (${Math.round((100 * Left) / Entered)}%)`;
