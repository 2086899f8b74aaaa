import { useEffect } from 'react';
import type { CompiledDefinition } from '../../../engine/index';
import { toast } from '../../../renderers/ui';
import { compile } from './definitions';
import type { ProductModule } from 'virtual:lastro/products';

interface DefinitionFault {
  readonly file: string;
  readonly pointer: string;
  readonly message: string;
}

/** While developing, brings a saved definition into the open wizard; a broken one is named and not taken. */
export function useDefinitionReload(
  wizard: string,
  onDefinition: (definition: CompiledDefinition) => void,
): void {
  useEffect(() => {
    const hot = import.meta.hot;
    if (!hot) return;
    const reload = async ({ id }: { id: string }) => {
      if (id !== wizard) return;
      const address = `/@id/__x00__virtual:lastro/product/${id}?t=${Date.now()}`;
      onDefinition(compile((await import(/* @vite-ignore */ address)) as ProductModule));
      toast('success', 'Definição atualizada.');
    };
    const refuse = ({ faults }: { faults: readonly DefinitionFault[] }) => {
      const [first] = faults;
      if (first) toast('danger', `${first.file}#${first.pointer} ${first.message}`, 15_000);
    };
    hot.on('lastro:product', reload);
    hot.on('lastro:faults', refuse);
    return () => {
      hot.off('lastro:product', reload);
      hot.off('lastro:faults', refuse);
    };
  }, [wizard, onDefinition]);
}
