import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button, Card } from '../../../../renderers/ui';
import { showError } from '../../../shared/alert/alertStore';
import { getMyData } from '../api';
import { saveBlob } from '../../../shared/saveBlob';

export function ExportCard() {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveJson(await getMyData(), 'meus-dados.json');
    } catch (error) {
      showError(error);
    }
    setBusy(false);
  };
  return (
    <Card aria-labelledby="export-title">
      <chakra.h2 id="export-title" fontSize="lg" mb="2">
        Levar seus dados
      </chakra.h2>
      <chakra.p color="muted" mb="4" maxW="40rem">
        Baixe em um arquivo JSON tudo o que o portal guarda sobre você: cadastro, solicitações, rascunhos,
        notificações, aceites dos termos e acessos.
      </chakra.p>
      <Button
        kind="secondary"
        busy={busy}
        icon={<Download size={18} aria-hidden="true" />}
        onClick={() => void download()}
      >
        Baixar meus dados
      </Button>
    </Card>
  );
}

function saveJson(data: object, name: string) {
  saveBlob(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), name);
}
