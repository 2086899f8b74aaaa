import { useState } from 'react';
import { Button, EmptyState, Skeleton } from '../../../../renderers/ui';
import { useUid } from '../../../shared/auth/useSession';
import { usePageTitle } from '../../../shared/layout/pageTitle';
import { ListFilters } from '../../../shared/table/ListFilters';
import { ListResults } from '../../../shared/table/ListResults';
import { useList } from '../../../shared/table/useList';
import { ViewTabs, type ViewTab } from '../../../shared/table/ViewTabs';
import { useTexts, type DeskText } from './api';
import { RemoveTextsDialog } from './RemoveTextsDialog';
import { TextDialog } from './TextDialog';
import { kindInAddress, pageOfTexts, textKinds, textNames } from './textList';
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
  const { data, error, isLoading, mutate } = useTexts();
  const [opened, setOpened] = useState<Opened>();
  const found = data && pageOfTexts(data, list);
  const page = { data: found?.page, error: data ? undefined : error, isLoading, mutate };
  return (
    <div className={table.list}>
      <ListFilters
        label="Textos prontos"
        list={list}
        columns={textColumns}
        hint="Nome, texto ou quem alterou"
        chips={[]}
        actions={
          <Button size="sm" onClick={() => setOpened({ what: 'new' })}>
            Novo texto
          </Button>
        }
      />
      <ViewTabs label="Para" tabs={tabsOf(found)} list={list} name="para" />
      <p className={rows.about}>
        Respostas que se repetem, para inserir ao negar, ao justificar um prêmio ou ao pedir correção.
      </p>
      <ListResults
        nouns={['texto', 'textos']}
        list={list}
        found={{ ...page, onPage: list.turnTo }}
        noneFound="Nenhum texto combina com a busca. Mude para que serve ou a busca."
        none={
          <EmptyState title="Nenhum texto pronto.">
            Crie o primeiro: toda a mesa passa a usá-lo nas respostas.
          </EmptyState>
        }
      >
        {(texts) => (
          <TextTable
            texts={texts}
            list={list}
            onChange={(text) => setOpened({ what: 'change', text })}
            onRemove={(text) => setOpened({ what: 'remove', text })}
          />
        )}
      </ListResults>
      {opened && <OpenedDialog opened={opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

function OpenedDialog({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  if (opened.what === 'remove') return <RemoveTextsDialog texts={[opened.text]} onClose={onClose} />;
  return <TextDialog text={opened.what === 'change' ? opened.text : undefined} onClose={onClose} />;
}

const tabsOf = (found: ReturnType<typeof pageOfTexts> | undefined): readonly ViewTab[] => [
  { value: undefined, label: 'Todos', many: found?.all ?? null },
  ...textKinds.map((kind) => ({
    value: kindInAddress(kind),
    label: kindWords[kind],
    many: found?.counts.get(kind) ?? null,
  })),
];
