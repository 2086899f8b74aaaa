import { LayoutTemplate } from 'lucide-react';
import { useState } from 'react';
import type { TemplateEntry } from '../../../contract/templates';
import { momentText } from '../../../engine/values';
import { ConfirmDialog, Rows, toast } from '../../../renderers/ui';
import { describeError } from '../../shared/api/describeError';
import { wizardById } from '../../shared/products/entries';
import { useRepeat } from '../../shared/requests/useRepeat';
import { Kept } from './Kept';
import { NameDialog } from './NameDialog';
import { dropTemplate, readTemplate, renameTemplate } from './templates';

interface Props {
  readonly templates: readonly TemplateEntry[];
  readonly onChange: () => void;
}

const factsOf = ({ Product, InsuredName, CreatedAt }: TemplateEntry) =>
  [wizardById(Product)?.name, InsuredName, `criado em ${momentText(CreatedAt)}`].filter(Boolean).join(' · ');

export function TemplateItems({ templates, onChange }: Props) {
  const repeat = useRepeat();
  const [naming, setNaming] = useState<TemplateEntry>();
  const [leaving, setLeaving] = useState<TemplateEntry>();
  // After a refusal the list is read again: the template may be gone.
  const attempt = async (action: () => Promise<unknown>) => {
    try {
      await action();
    } catch (error) {
      toast('danger', describeError(error).message);
      onChange();
    }
  };
  const use = (template: TemplateEntry) =>
    attempt(async () => repeat(await readTemplate(template), `Modelo ${template.Name}`));
  const rename = (template: TemplateEntry, name: string) => renameTemplate(template, name).finally(onChange);
  const discard = async (template: TemplateEntry) => {
    await attempt(async () => {
      await dropTemplate(template);
      onChange();
    });
    setLeaving(undefined);
  };
  return (
    <>
      <Rows>
        <ul>
          {templates.map((template) => (
            <Kept
              key={template.Id}
              icon={LayoutTemplate}
              title={template.Name}
              facts={factsOf(template)}
              begin="Usar modelo"
              isOnly={false}
              onBegin={() => void use(template)}
              onName={() => setNaming(template)}
              onDiscard={() => setLeaving(template)}
            />
          ))}
        </ul>
      </Rows>
      {naming && (
        <NameDialog
          title="Nome do modelo"
          hint="Como você o reconhece na lista."
          name={naming.Name}
          isRequired
          onName={(name) => rename(naming, name)}
          onClose={() => setNaming(undefined)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title="Descartar o modelo?"
          danger
          onConfirm={() => void discard(leaving)}
          onCancel={() => setLeaving(undefined)}
        >
          O modelo {leaving.Name} será apagado. As solicitações feitas com ele continuam.
        </ConfirmDialog>
      )}
    </>
  );
}
