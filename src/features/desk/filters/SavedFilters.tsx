import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, ConfirmDialog, Menu, toast } from '../../../../renderers/ui';
import { describeError } from '../../../shared/api/describeError';
import { paths } from '../../../shared/paths';
import { writeAddress } from '../../../shared/table/listAddress';
import { queueNames, type QueueList } from '../list/queueList';
import { removeFilter, renameFilter, saveFilter, useFilters, type DeskFilter } from './api';
import { FilterNameDialog } from './FilterNameDialog';
import styles from './filters.module.css';

export function SavedFilters({ list }: { list: QueueList }) {
  const navigate = useNavigate();
  const { data = [], mutate } = useFilters();
  const [asking, setAsking] = useState<'save' | 'rename' | 'remove'>();
  const address = new URLSearchParams(writeAddress(queueNames, { ...list, page: 1 })).toString();
  const current = data.find((one) => one.Address === address);
  const close = () => setAsking(undefined);
  const show = ({ Address }: DeskFilter) => {
    list.type('');
    void navigate(`${paths.desk}?${Address}`);
  };
  const remove = async ({ Id }: DeskFilter) => {
    close();
    try {
      await removeFilter(Id);
      toast('success', 'Filtro excluído.');
    } catch (error) {
      toast('danger', describeError(error).message);
    }
    await mutate();
  };
  if (data.length === 0 && address === '') return null;
  return (
    <div className={styles.saved}>
      <fieldset className={styles.chips}>
        <legend className="ui-hidden">Filtros salvos</legend>
        {data.map((one) => (
          <button
            key={one.Id}
            type="button"
            className={styles.chip}
            aria-pressed={one === current}
            onClick={() => show(one)}
          >
            {one.Name}
          </button>
        ))}
      </fieldset>
      {current ? (
        <Menu
          label={`Ações do filtro ${current.Name}`}
          items={[
            { label: 'Renomear', onSelect: () => setAsking('rename') },
            { label: 'Excluir', onSelect: () => setAsking('remove') },
          ]}
        >
          <EllipsisVertical size={18} aria-hidden="true" />
        </Menu>
      ) : (
        address !== '' && (
          <Button kind="quiet" size="sm" onClick={() => setAsking('save')}>
            Salvar filtro
          </Button>
        )
      )}
      {asking === 'save' && (
        <FilterNameDialog
          title="Salvar filtro"
          onName={(name) => saveFilter(name, address)}
          onClose={close}
        />
      )}
      {asking === 'rename' && current && (
        <FilterNameDialog
          title="Renomear filtro"
          name={current.Name}
          onName={(name) => renameFilter(current.Id, name)}
          onClose={close}
        />
      )}
      {asking === 'remove' && current && (
        <ConfirmDialog
          title="Excluir o filtro?"
          confirm="Excluir"
          cancel="Cancelar"
          danger
          onConfirm={() => void remove(current)}
          onCancel={close}
        >
          <p>“{current.Name}” some da sua lista de filtros. As solicitações ficam como estão.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
