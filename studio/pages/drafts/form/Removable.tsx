import { removeJson } from '../../../edit/jsonEdits';
import { Button } from '../../../../renderers/ui';
import { useFormPlace } from './formPlace';
import { goOn } from './goOn';

export function Removable({ pointer, name }: { readonly pointer: string; readonly name: string }) {
  const { change } = useFormPlace();
  const remove = () => goOn(() => change((text) => removeJson(text, pointer)), pointer);
  return (
    <Button kind="quiet" size="sm" aria-label={`Retirar ${name}`} onClick={remove}>
      Retirar
    </Button>
  );
}
