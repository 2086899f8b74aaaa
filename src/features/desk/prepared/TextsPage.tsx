import { useState } from 'react';
import { Button, Card, EmptyState, Skeleton } from '../../../../renderers/ui';
import { useUid } from '../../../shared/auth/useSession';
import { usePageTitle } from '../../../shared/layout/pageTitle';
import { Filters, TextFilter } from '../../../shared/table/Filters';
import { ListResults } from '../../../shared/table/ListResults';
import { NoneFound } from '../../../shared/table/NoneFound';
import { SortChoice, sortsOf } from '../../../shared/table/SortChoice';
import { useList } from '../../../shared/table/useList';
import { useView } from '../../../shared/table/useView';
import { ViewButton } from '../../../shared/table/ViewButton';
import { ViewTabs, type ViewTab } from '../../../shared/table/ViewTabs';
import { useTexts, type DeskText } from './api';
import { RemoveTextsDialog } from './RemoveTextsDialog';
import { TextDialog } from './TextDialog';
import { kindInAddress, pageOfTexts, textKinds, textNames, type TextList } from './textList';
import { kindWords, textColumns, TextTable } from './TextTable';
import rows from '../rows.module.css';
import table from '../../../shared/table/table.module.css';

type Opened = { readonly what: 'new' } | { readonly what: 'change' | 'remove'; readonly text: DeskText };

/** /executivo/textos: the texts that the whole desk answers with. */
export function TextsPage() {
  usePageTitle('Textos prontos');
  const uid = useUid();
  return uid ? <Texts key={uid} uid={uid} /> : <Skeleton lines={8} />;
}

function Texts({ uid }: { uid: string }) {
  const list = useList(uid, textNames);
  const view = useView(uid, textNames.key);
  const { data, error, isLoading, mutate } = useTexts();
  const [opened, setOpened] = useState<Opened>();
  const found = data && pageOfTexts(data, list);
  const close = () => setOpened(undefined);
  const actions = (
    <>
      <Button size="sm" onClick={() => setOpened({ what: 'new' })}>
        Novo texto
      </Button>
      <ViewButton view={view} columns={textColumns} />
    </>
  );
  return (
    <div className={table.list}>
      <Filters label="Textos prontos" list={list} sort={<Sort list={list} />} actions={actions}>
        <TextFilter
          id="texts-search"
          hint="Nome, texto ou quem alterou"
          value={list.text}
          onChange={list.type}
        />
      </Filters>
      <ViewTabs
        label="Para"
        tabs={tabsOf(found)}
        value={list.filters.para}
        onChange={(para) => list.change({ para })}
      />
      <p className={rows.about}>
        Respostas que se repetem, para inserir ao negar, ao justificar um prêmio ou ao pedir correção.
      </p>
      <ListResults
        nouns={['texto', 'textos']}
        data={found?.page}
        error={data ? undefined : error}
        isLoading={isLoading}
        empty={<None list={list} />}
        onPage={list.turnTo}
        onRetry={() => void mutate()}
      >
        {(texts) => (
          <TextTable
            texts={texts}
            view={view}
            sorting={list.sorting}
            onSort={list.sort}
            onChange={(text) => setOpened({ what: 'change', text })}
            onRemove={(text) => setOpened({ what: 'remove', text })}
          />
        )}
      </ListResults>
      {opened && <OpenedDialog opened={opened} onClose={close} />}
    </div>
  );
}

function OpenedDialog({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  if (opened.what === 'remove') return <RemoveTextsDialog texts={[opened.text]} onClose={onClose} />;
  return <TextDialog text={opened.what === 'change' ? opened.text : undefined} onClose={onClose} />;
}

const Sort = ({ list }: { list: TextList }) => (
  <SortChoice id="texts-sort" options={sortsOf(textColumns)} sorting={list.sorting} onSort={list.sort} />
);

const tabsOf = (found: ReturnType<typeof pageOfTexts> | undefined): readonly ViewTab[] => [
  { value: undefined, label: 'Todos', many: found?.all ?? null },
  ...textKinds.map((kind) => ({
    value: kindInAddress(kind),
    label: kindWords[kind],
    many: found?.counts.get(kind) ?? null,
  })),
];

const None = ({ list }: { list: TextList }) => (
  <Card>
    {list.isNarrow ? (
      <NoneFound list={list}>Nenhum texto combina com a busca. Mude para que serve ou a busca.</NoneFound>
    ) : (
      <EmptyState title="Nenhum texto pronto.">
        Crie o primeiro: toda a mesa passa a usá-lo nas respostas.
      </EmptyState>
    )}
  </Card>
);
