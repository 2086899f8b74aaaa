import { Copy } from 'lucide-react';
import { Button, copyText } from '../../../renderers/ui';

export const CopyNumbers = ({ numbers }: { numbers: readonly string[] }) => (
  <Button
    kind="quiet"
    size="sm"
    icon={<Copy size={16} aria-hidden="true" />}
    onClick={() => void copyText(numbers.join('\n'), 'Número', { said: saidOf(numbers.length) })}
  >
    Copiar números
  </Button>
);

const saidOf = (many: number) => (many === 1 ? 'Número copiado.' : `${many} números copiados.`);
