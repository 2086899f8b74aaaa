import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { folded } from '../../../engine/values';
import { Alert, Button, Field, Select, TextInput, controlAria } from '../../../renderers/ui';
import { ApiError } from '../../../src/shared/api/ApiError';
import { api } from '../../../src/shared/api/api';
import { describeError } from '../../../src/shared/api/describeError';
import { paths } from '../../../src/shared/paths';
import { groups } from '../../../src/shared/products/catalogue';
import { focusFirst } from '../../../src/shared/ui/focusFirst';
import type { NewProductBody, WorkbenchDraft } from '../../contract/workbench';
import page from '../analysts.module.css';
import styles from './drafts.module.css';

const TITLE_LENGTH = 45;
const ID_LENGTH = 40;
const REQUIRED = 'Preenchimento obrigatório';
const fields = { Title: 'product-title', Id: 'product-id', Group: 'product-group' } as const;
type Name = keyof typeof fields;
type Errors = Partial<Record<Name, string>>;

/** What a product's address is made of: "Seguro Viagem" is seguro-viagem. */
const addressOf = (title: string) =>
  folded(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-0-9]+|-$/g, '')
    .slice(0, ID_LENGTH);

/** A new product: a draft with a whole wizard of one step, which is changed into what is sold. */
export function NewProduct() {
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [own, setOwn] = useState<string>();
  const [group, setGroup] = useState<string | undefined>(() => groups().at(-1));
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const id = own ?? addressOf(title);
  const frame = (name: Name, label: string, note?: string) => ({
    id: fields[name],
    label,
    required: true,
    error: errors[name],
    hint: note,
  });
  const refuse = (found: Errors) => {
    setErrors(found);
    return focusFirst(
      Object.fromEntries(Object.entries(fields).map(([name, at]) => [at, found[name as Name]])),
    );
  };
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    const missing: Errors = {
      ...(title.trim() === '' && { Title: REQUIRED }),
      ...(title.trim() !== '' && id === '' && { Id: REQUIRED }),
      ...(!group && { Group: REQUIRED }),
    };
    if (refuse(missing)) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const body: NewProductBody = { Title: title.trim(), Id: id, Group: group! };
      const { data } = await api.post<WorkbenchDraft>('/workbench/product', body, { ownErrors: true });
      await navigate(paths.productDraft(data.Id, id));
    } catch (error) {
      const told = error instanceof ApiError ? error.errors : [];
      const found: Errors = Object.fromEntries(told.map(({ path, message }) => [path, message]));
      if (!refuse(found)) setFailure(describeError(error).message);
    } finally {
      setBusy(false);
    }
  };
  const [titleFrame, idFrame, groupFrame] = [
    frame('Title', 'Nome do produto'),
    frame('Id', 'Endereço', id && `Os clientes o preenchem em /cotacao/${id}.`),
    frame('Group', 'Grupo'),
  ];
  return (
    <form className={styles.product} onSubmit={(event) => void begin(event)} noValidate>
      <p className={page.muted}>
        Começa com um produto inteiro de uma etapa, já com regras, preço e casos, que você muda no que vai
        vender. Nada chega aos clientes antes de ser proposto e aprovado.
      </p>
      {failure && <Alert tone="danger" title={failure} live />}
      <div className={styles.new}>
        <Field {...titleFrame}>
          <TextInput
            {...controlAria(titleFrame)}
            value={title}
            maxLength={TITLE_LENGTH}
            onChange={setTitle}
          />
        </Field>
        <Field {...idFrame}>
          <TextInput {...controlAria(idFrame)} value={id} maxLength={ID_LENGTH} onChange={setOwn} />
        </Field>
        <Field {...groupFrame}>
          <Select
            {...controlAria(groupFrame)}
            value={group}
            options={groups().map((value) => ({ value, label: value }))}
            onChange={setGroup}
          />
        </Field>
        <Button type="submit" kind="secondary" busy={busy}>
          Começar produto
        </Button>
      </div>
    </form>
  );
}
