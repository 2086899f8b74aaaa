import { useDeferredValue, useEffect, useEffectEvent, type ComponentProps, type ReactNode } from 'react';
import { Card, EmptyState, Pager, Skeleton, countText } from '../../../renderers/ui';
import { useKeptFocus } from '../ui/useKeptFocus';
import { Failed } from './Failed';
import { NoneFound } from './NoneFound';
import styles from './table.module.css';

/** `More`: there are more than `Total`, which was not counted to the end. */
export interface ListPage<Item> {
  readonly Items: readonly Item[];
  readonly Total: number;
  readonly Page: number;
  readonly PageSize: number;
  readonly More?: boolean;
}

interface Found<Item> {
  readonly data: ListPage<Item> | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly mutate: () => Promise<unknown>;
  readonly problem?: string | undefined;
  /** `isGone`: the page in the address no longer exists. */
  readonly onPage: (page: number, isGone?: boolean) => void;
}

interface ListResultsProps<Item> {
  /** What the list holds, for one and for several: ['apólice', 'apólices']. */
  readonly nouns: readonly [string, string];
  readonly list: ComponentProps<typeof NoneFound>['list'] & { readonly isNarrow: boolean };
  readonly found: Found<Item>;
  /** Said where nothing passes the filters, and where there is nothing at all. */
  readonly noneFound: string;
  readonly none: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
}

export function ListResults<Item>(props: ListResultsProps<Item>) {
  const { onPage } = props.found;
  // Deferred, so that typing stays responsive while rows render.
  const data = useDeferredValue(props.found.data);
  useExistingPage(data, onPage);
  // An action may remove its row, or all rows.
  const kept = useKeptFocus<HTMLDivElement>();
  return <div {...kept}>{shown(props, data)}</div>;
}

function shown<Item>(
  { nouns, list, found, noneFound, none, children }: ListResultsProps<Item>,
  data: ListPage<Item> | undefined,
) {
  const { problem, error, isLoading, mutate, onPage } = found;
  if (problem && !data) return <NotAsked noun={nouns[1]} problem={problem} />;
  if (error) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data || isGone(data)) return <Skeleton lines={4} height="32" label={`Carregando ${nouns[1]}…`} />;
  if (data.Items.length === 0)
    return <Card>{list.isNarrow ? <NoneFound list={list}>{noneFound}</NoneFound> : none}</Card>;
  return (
    <section aria-labelledby="found" aria-busy={isLoading} className={styles.results}>
      <h2 id="found" className={`${styles.count} ui-figures`}>
        <span aria-live="polite">
          {countText(data.Total, data.More)} {nouns[data.Total === 1 ? 0 : 1]}
        </span>
      </h2>
      {children(data.Items)}
      <Pager
        label={`Páginas de ${nouns[1]}`}
        page={data.Page}
        pageSize={data.PageSize}
        total={data.Total}
        more={data.More}
        onPage={onPage}
      />
    </section>
  );
}

const isGone = ({ Page, Items }: ListPage<unknown>) => Page > 1 && Items.length === 0;

function useExistingPage<Item>(data: ListPage<Item> | undefined, onPage: Found<Item>['onPage']) {
  const leave = useEffectEvent(onPage);
  useEffect(() => {
    if (!data || !isGone(data)) return;
    // An old total may still point to this page.
    const last = Math.min(data.Page - 1, Math.ceil(data.Total / data.PageSize));
    leave(Math.max(1, last), true);
  }, [data]);
}

const NotAsked = ({ noun, problem }: { noun: string; problem: string }) => (
  <Card>
    <EmptyState title={problem}>Corrija o período para ver {noun}.</EmptyState>
  </Card>
);
