import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../shared/auth/useSession';
import { type Product, wizardsOf } from '../../../shared/products/catalogue';
import { useEnvironment } from '../../../shared/products/useEnvironment';
import { useFlow } from '../../../shared/requests/flow';
import { handOver } from '../../../shared/requests/handedOver';
import { page } from '../../../shared/ui/page';
import { PdfDrop } from '../../wizard/reading/PdfDrop';
import { useChosenPdf } from '../../wizard/reading/useChosenPdf';
import styles from './document.module.css';
import type { Fitting } from './fittingProducts';

// The dialog and the PDF reader load with the first document.
const FittingDialog = page(async () => (await import('./FittingDialog')).FittingDialog);

export function DocumentStart({ products }: { readonly products: readonly Product[] }) {
  const { file, take, close, isLoading } = useChosenPdf(FittingDialog);
  const wizards = useMemo(
    () => [...new Set(products.flatMap(wizardsOf))].filter((wizard) => wizard !== undefined),
    [products],
  );
  const ground = useGround();
  const open = useOpen();
  return (
    <div className={styles.place}>
      <PdfDrop
        label="Começar por um documento"
        action="Escolher documento (PDF)"
        busy={isLoading}
        onTake={take}
      >
        <p>
          Tem o edital, o contrato ou a decisão em PDF? Arraste até aqui ou escolha: dizemos para qual produto
          serve e propomos as respostas. A leitura é no seu navegador: nada é enviado.
        </p>
      </PdfDrop>
      {file && !isLoading && (
        <FittingDialog
          {...{ file, wizards, ground }}
          onClose={close}
          onChoose={(fitting) => open(fitting, file)}
        />
      )}
    </div>
  );
}

function useGround() {
  const { env, definitions } = useEnvironment();
  const isKnown = env !== undefined && definitions !== undefined;
  // Its parts are made anew each time, and a document is read once.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => (isKnown ? { env, definitions } : undefined), [isKnown]);
}

function useOpen() {
  const navigate = useNavigate();
  const flow = useFlow();
  const session = useSession();
  const uid = flow.executive ? 'executive' : session.status === 'signed-in' ? session.identity.uid : '';
  return ({ entry }: Fitting, file: File) =>
    void navigate(flow.wizard(entry.route), { state: { document: handOver(uid, file) } });
}
