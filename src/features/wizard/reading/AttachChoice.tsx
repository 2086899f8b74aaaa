import { Checkbox } from '../../../../renderers/ui';
import styles from './reading.module.css';

/** As the server takes a file. */
const MOST_BYTES = 10_000_000;

interface Props {
  readonly file: File;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** Whether the file that was read is sent too: by the person's own tick alone. */
export function AttachChoice({ file, value, onChange }: Props) {
  if (file.size > MOST_BYTES)
    return <p className={styles.note}>O arquivo tem mais de 10 MB e não pode ser anexado ao pedido.</p>;
  return (
    <div className={styles.attach}>
      <Checkbox id="reading-attach" value={value} onChange={onChange}>
        Anexar também este arquivo ao pedido (ele será enviado à corretora)
      </Checkbox>
    </div>
  );
}
