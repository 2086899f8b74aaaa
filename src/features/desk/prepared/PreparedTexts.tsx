import { ChevronDown } from 'lucide-react';
import type { DeskTextKind } from '../../../../contract/deskTexts';
import { Menu } from '../../../../renderers/ui';
import { useTexts } from './api';
import styles from './prepared.module.css';

interface Props {
  readonly kind: DeskTextKind;
  readonly identifier: string;
  readonly onInsert: (text: string) => void;
}

export function PreparedTexts({ kind, identifier, onInsert }: Props) {
  const { data } = useTexts(identifier);
  const texts = data?.filter((text) => text.Kind === kind) ?? [];
  if (texts.length === 0) return null;
  const items = texts.map(({ Id, Title, Text }) => ({
    id: Id,
    label: Title,
    onSelect: () => onInsert(Text),
  }));
  return (
    <div className={styles.choice}>
      <Menu label="Inserir texto pronto" items={items}>
        <span className={styles.trigger}>
          Inserir texto pronto
          <ChevronDown size={16} aria-hidden="true" />
        </span>
      </Menu>
    </div>
  );
}
