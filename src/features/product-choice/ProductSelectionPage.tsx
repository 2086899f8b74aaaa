import { chakra } from '@chakra-ui/react';
import { useMemo, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Card, Field, FieldGrid, Select, controlAria } from '../../../renderers/ui';
import { useFlow } from '../../shared/requests/flow';
import { offered, requestRoute, type Product } from '../../shared/products/catalogue';
import { usePublished } from '../../shared/products/sold';
import { useEnvironment } from '../../shared/products/useEnvironment';
import { DocumentStart } from './document/DocumentStart';
import { Finder } from './Finder';

const required = 'Preenchimento obrigatório';
const asOption = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

/** /cotacao: by product and modality, or found by what one needs. */
export function ProductSelectionPage() {
  const { executive } = useFlow();
  // Offers what was published while the portal was open.
  useEnvironment(undefined, { anew: true });
  const published = usePublished();
  const products = useMemo(() => offered(executive, published), [executive, published]);
  return (
    <>
      <ProductForm products={products} />
      <DocumentStart products={products} />
      <Finder products={products} />
    </>
  );
}

function ProductForm({ products }: { products: readonly Product[] }) {
  const navigate = useNavigate();
  const flow = useFlow();
  const [productId, setProductId] = useState<string>();
  const [modalityId, setModalityId] = useState<string>();
  const [tried, setTried] = useState(false);
  const product = products.find(({ id }) => id === productId);
  const modalities = product?.modalities ?? [];
  const modality = modalities.find(({ id }) => id === modalityId);
  const complete = product && (modalities.length === 0 || modality);
  const choose = (id: string | undefined) => {
    setProductId(id);
    setModalityId(undefined);
    setTried(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!complete) return document.getElementById(product ? 'brokerModality' : 'brokerProduct')?.focus();
    void navigate(flow.wizard(requestRoute(product, modality)), { state: { carries: modality?.carries } });
  };
  const productFrame = {
    id: 'brokerProduct',
    label: 'Produto',
    required: true,
    error: tried && !product ? required : undefined,
  };
  const modalityFrame = {
    id: 'brokerModality',
    label: 'Modalidade',
    required: true,
    error: tried && !modality ? required : undefined,
  };
  return (
    <Card asChild>
      <form noValidate onSubmit={submit}>
        <chakra.h2 fontSize="lg" mb="5">
          Dados do Produto
        </chakra.h2>
        <FieldGrid>
          <Field {...productFrame}>
            <Select
              {...controlAria(productFrame)}
              options={products.map(asOption)}
              value={productId}
              onChange={choose}
            />
          </Field>
          {modalities.length > 0 && (
            <Field {...modalityFrame}>
              <Select
                {...controlAria(modalityFrame)}
                key={productId}
                options={modalities.map(asOption)}
                value={modalityId}
                onChange={setModalityId}
              />
            </Field>
          )}
        </FieldGrid>
        <chakra.div display="flex" justifyContent="flex-end" mt="6">
          <Button type="submit">Continuar</Button>
        </chakra.div>
      </form>
    </Card>
  );
}
