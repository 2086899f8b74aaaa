import { useEffect, useState } from 'react';
import type { CompiledDefinition } from '../../../engine/index';
import { forms } from 'virtual:lastro/products';
import { compile } from '../products/definitions';

export function useForm(name: string): { form?: CompiledDefinition; error?: unknown } {
  const [loaded, setLoaded] = useState<{ form?: CompiledDefinition; error?: unknown }>({});
  useEffect(() => {
    let wanted = true;
    forms[name]!().then(
      (module) => wanted && setLoaded({ form: compile(module) }),
      (error: unknown) => wanted && setLoaded({ error }),
    );
    return () => void (wanted = false);
  }, [name]);
  return loaded;
}
