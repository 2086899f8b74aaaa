import { useState } from 'react';
import { toast } from '../../../../renderers/ui';

const NOT_LOADED =
  'Não foi possível abrir o leitor de PDF. Verifique a conexão e escolha o documento de novo.';

export function useChosenPdf({ fetch }: { readonly fetch: () => Promise<unknown> }) {
  const [file, setFile] = useState<File>();
  const [isLoading, setLoading] = useState(false);
  const close = () => setFile(undefined);
  const take = (chosen: File) => {
    setFile(chosen);
    setLoading(true);
    fetch()
      .catch(() => {
        close();
        toast('danger', NOT_LOADED);
      })
      .finally(() => setLoading(false));
  };
  return { file, take, close, isLoading };
}
