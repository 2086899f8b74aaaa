import { useNavigate, useParams } from 'react-router-dom';
import { forms, products } from 'virtual:lastro/products';
import { counted } from '../../engine/values';
import { Field, Select, Skeleton, controlAria } from '../../renderers/ui';
import { StudioPage } from './StudioPage';
import { FaultList } from './FaultList';
import { PlacesInForce } from './PlacesInForce';
import { nameOf } from './names';
import { useFaults } from './useFaults';
import { useProduct } from './useProduct';
import { Workbench } from './Workbench';
import styles from './analysts.module.css';

const available = [...Object.keys(products), ...Object.keys(forms)];
const options = available.map((value) => ({ value, label: nameOf(value) }));

const ABOUT = 'Do que é feito o que está em vigor: experimente o formulário e veja os casos.';

/** /produtos/:product: where analysts see what a product is made of, try it, and run its cases. */
export function ProductsPage() {
  const { product = '' } = useParams();
  const navigate = useNavigate();
  const faults = useFaults();
  const frame = { id: 'analyst-product', label: 'Produto' };
  const name = nameOf(product);
  return (
    <StudioPage
      title={`Definição: ${name}`}
      crumb={name}
      about={<p className={styles.muted}>{ABOUT}</p>}
      choice={
        <Field {...frame}>
          <Select
            {...controlAria(frame)}
            value={product}
            options={options}
            onChange={(id) => id && void navigate(`/produtos/${id}`)}
          />
        </Field>
      }
    >
      {faults.length > 0 && (
        <FaultList
          title={`${counted(faults.length, 'problema', 'problemas')} nas definições: a página segue com a última versão boa`}
          faults={faults}
        />
      )}
      {available.includes(product) ? (
        <Loaded key={product} id={product} />
      ) : (
        <p>
          Não há definição com o nome <code>{product}</code>.
        </p>
      )}
    </StudioPage>
  );
}

function Loaded({ id }: { id: string }) {
  const product = useProduct(id);
  if (!product) return <Skeleton lines={8} />;
  return (
    <PlacesInForce product={id}>
      <Workbench product={product} />
    </PlacesInForce>
  );
}
