import { useState } from 'react';
import { openFlows } from '../../../../contract/linkFlows';
import type { DeskClient, LinkBody, NewLink } from '../../../../contract/links';
import { maskedTaxId } from '../../../../engine/values';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { useSending } from '../../../shared/forms/useSending';
import { makeLink, useClients } from './links';
import { NewAddress } from './NewAddress';

const optionOf = ({ Name, Document }: DeskClient) => ({
  value: Document,
  label: `${Name} (${maskedTaxId(Document)})`,
});

export function NewLinkDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<NewLink>();
  return made ? (
    <NewAddress link={made} onClose={onClose} />
  ) : (
    <LinkForm onMade={setMade} onClose={onClose} />
  );
}

function LinkForm({ onMade, onClose }: { onMade: (link: NewLink) => void; onClose: () => void }) {
  const { data: clients } = useClients();
  const sending = useSending(async (wish: LinkBody) => onMade(await makeLink(wish)));
  return (
    <FormDialog
      title="Criar link para um cliente"
      submit="Criar link"
      name="link-de-executivo"
      context={{ clients: clients?.map(optionOf) ?? [], flows: openFlows }}
      isReady={clients !== undefined}
      onClose={onClose}
      {...sending}
    />
  );
}
