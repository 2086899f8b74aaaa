import { Button, Dialog } from '../../../../renderers/ui';
import pageStyles from '../../../shared/ui/page.module.css';

interface Props {
  readonly onClose: () => void;
}

export function CommissionTerms({ onClose }: Props) {
  return (
    <Dialog
      title="Termos e condições"
      onClose={onClose}
      actions={<Button onClick={onClose}>Fechar</Button>}
      width="37.5rem"
    >
      <div className={pageStyles.stack}>
        <p>
          Pela intermediação, a corretora recebe da seguradora comissão de 15% a 27% do prêmio para seguro
          garantia e fiança locatícia, e de 15% a 30% do prêmio para os demais seguros.
        </p>
        <p>
          Ao aceitar, você confirma que os dados informados são verdadeiros e que leu a minuta com as
          condições do seguro.
        </p>
      </div>
    </Dialog>
  );
}
