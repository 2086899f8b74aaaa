import { useState } from 'react';
import { Button, DateInput, Field, Select, controlAria, type Option } from '../../../renderers/ui';
import type { PersonName, Setting } from './useSetting';
import styles from './trial.module.css';

interface Props {
  readonly setting: Setting;
  readonly signedIn: boolean;
  readonly onChange: (setting: Setting) => void;
  readonly onRestart: () => void;
}

const ME: Option<PersonName> = { value: 'me', label: 'Você' };
const PEOPLE: readonly Option<PersonName>[] = [
  { value: 'client', label: 'Cliente com duas empresas' },
  { value: 'single', label: 'Cliente com uma empresa' },
  { value: 'none', label: 'Cliente sem empresa' },
  { value: 'executive', label: 'Executivo' },
];
const SOURCES: readonly Option<Setting['source']>[] = [
  { value: 'portal', label: 'O portal' },
  { value: 'analyst', label: 'Você, nesta página' },
];

export function SettingBar({ setting, signedIn, onChange, onRestart }: Props) {
  const [unread, setUnread] = useState<string>();
  const person = { id: 'analyst-person', label: 'Quem preenche' };
  const today = { id: 'analyst-today', label: 'Hoje é' };
  const hint = signedIn ? undefined : 'Entre no portal para usar as consultas reais.';
  const source = { id: 'analyst-source', label: 'Quem responde às consultas', hint };
  const people = signedIn ? [ME, ...PEOPLE] : PEOPLE;
  return (
    <div className={styles.setting}>
      <Field {...person}>
        <Select
          {...controlAria(person)}
          value={setting.person}
          options={people}
          onChange={(value) => value && onChange({ ...setting, person: value })}
        />
      </Field>
      <Field {...today}>
        <DateInput
          {...controlAria(today)}
          value={unread === undefined ? setting.today : undefined}
          unread={unread}
          onChange={(value, typed) => {
            setUnread(typed?.text);
            if (value) onChange({ ...setting, today: value });
          }}
        />
      </Field>
      <Field {...source}>
        <Select
          {...controlAria(source)}
          value={setting.source}
          options={signedIn ? SOURCES : SOURCES.slice(1)}
          onChange={(value) => value && onChange({ ...setting, source: value })}
        />
      </Field>
      <Button kind="quiet" size="sm" onClick={onRestart}>
        Recomeçar
      </Button>
    </div>
  );
}
