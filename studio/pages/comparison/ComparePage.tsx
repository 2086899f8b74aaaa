import { useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { forms, products } from 'virtual:lastro/products';
import type { ReleaseList } from '../../contract/publishing';
import type { WorkbenchDraft } from '../../contract/workbench';
import { Alert, Button, Card, Field, Select, Skeleton, controlAria } from '../../../renderers/ui';
import { read } from '../../../src/shared/api/api';
import { Compared } from './Compared';
import { choicesOf, searchOf, wishOf, type Choice, type Wish } from './versions';
import { nameOf } from '../names';
import { StudioPage } from '../StudioPage';
import page from '../analysts.module.css';
import styles from './comparison.module.css';

const available = [...Object.keys(products), ...Object.keys(forms)].map((value) => ({
  value,
  label: nameOf(value),
}));

/** /produtos/comparar: any two versions of a product side by side; the address carries the choice. */
export function ComparePage() {
  const [search, setSearch] = useSearchParams();
  const releases = useSWR<ReleaseList, unknown>('/publishing/releases', read);
  const drafts = useSWR<WorkbenchDraft[], unknown>('/workbench/draft', read);
  const wish = wishOf(search);
  const isKnown = releases.data && drafts.data;
  const hasFailed = (releases.error ?? drafts.error) !== undefined && !isKnown;
  return (
    <StudioPage
      title="Comparar versões"
      about={<p className={page.muted}>Quem recebe o endereço desta página vê a mesma comparação.</p>}
    >
      {hasFailed && <Alert tone="danger" title="Não foi possível ler as versões." live />}
      {!isKnown && !hasFailed && <Skeleton lines={6} />}
      {isKnown && (
        <Chosen
          choices={choicesOf(releases.data!, drafts.data!)}
          wish={wish}
          onWish={(next) => setSearch(searchOf(next))}
        />
      )}
    </StudioPage>
  );
}

interface Props {
  readonly choices: readonly Choice[];
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}

function Chosen({ choices, wish, onWish }: Props) {
  const { left, right, product = available[0]!.value } = wish;
  const labelOf = (key: string) => choices.find(({ value }) => value === key)?.label ?? key;
  return (
    <>
      <Card aria-label="O que comparar">
        <div className={styles.choice}>
          <Chooser
            id="compare-left"
            label="Esquerda"
            value={left}
            options={choices}
            onChange={(next) => onWish({ ...wish, left: next })}
          />
          <Chooser
            id="compare-right"
            label="Direita"
            value={right}
            options={choices}
            onChange={(next) => onWish({ ...wish, right: next })}
          />
          <Chooser
            id="compare-product"
            label="Produto"
            value={product}
            options={available}
            onChange={(next) => onWish({ ...wish, product: next })}
          />
          <Button
            kind="secondary"
            disabled={right === undefined}
            onClick={() => right !== undefined && onWish({ ...wish, left: right, right: left })}
          >
            Trocar os lados
          </Button>
        </div>
      </Card>
      {right === undefined ? (
        <p className={page.muted}>Escolha à direita com que versão comparar.</p>
      ) : (
        <Compared
          key={[left, right, product].join(' ')}
          query={{ left, right, product }}
          names={{ left: labelOf(left), right: labelOf(right) }}
          onProduct={(next) => onWish({ ...wish, product: next })}
        />
      )}
    </>
  );
}

interface ChooserProps {
  readonly id: string;
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly Choice[];
  readonly onChange: (value: string) => void;
}

function Chooser({ id, label, value, options, onChange }: ChooserProps) {
  const frame = { id, label };
  return (
    <Field {...frame}>
      <Select
        {...controlAria(frame)}
        value={value}
        placeholder="Escolha"
        options={[...options]}
        onChange={(next) => next && onChange(next)}
      />
    </Field>
  );
}
