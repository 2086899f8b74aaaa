import { useNavigate, useParams } from 'react-router-dom';
import { forms, products } from 'virtual:lastro/products';
import { counted } from '../../engine/values';
import { Field, Select, Skeleton, controlAria } from '../../renderers/ui';
import { useDocumentTitle } from '../../src/shared/config/useDocumentTitle';
import { Brand } from '../../src/shared/layout/Brand';
import { FocusedTitle } from '../../src/shared/layout/FocusedTitle';
import { wizardById } from '../../src/shared/products/entries';
import { FaultList } from './FaultList';
import { useFaults } from './useFaults';
import { useProduct } from './useProduct';
import { Workbench } from './Workbench';
import styles from './analysts.module.css';

const available = [...Object.keys(products), ...Object.keys(forms)];

/** /produtos: where analysts see what a product is made of, try it, and run its cases. */
export function ProductsPage() {
  const { product = available[0]! } = useParams();
  const navigate = useNavigate();
  const faults = useFaults();
  const frame = { id: 'analyst-product', label: 'Produto' };
  useDocumentTitle('Produtos');
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <div>
          <Brand />
          <FocusedTitle text="Produtos" />
        </div>
        <div className={styles.choice}>
          <Field {...frame}>
            <Select
              {...controlAria(frame)}
              value={product}
              options={available.map((id) => ({ value: id, label: wizardById(id)?.name ?? id }))}
              onChange={(id) => id && void navigate(`/produtos/${id}`)}
            />
          </Field>
        </div>
      </header>
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
    </main>
  );
}

function Loaded({ id }: { id: string }) {
  const product = useProduct(id);
  return product ? <Workbench product={product} /> : <Skeleton lines={8} />;
}
