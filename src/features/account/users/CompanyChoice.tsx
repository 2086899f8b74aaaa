import { chakra } from '@chakra-ui/react';
import { Alert, Checkbox, Field, applyMask } from '../../../../renderers/ui';
import type { OwnClient } from '../api';

interface CompanyChoiceProps {
  companies: readonly OwnClient[];
  chosen: readonly string[];
  error?: string;
  onChange: (chosen: string[]) => void;
}

export const COMPANIES_ID = 'user-companies';

/** Which of the responsible client's companies a user works for. */
export function CompanyChoice({ companies, chosen, error, onChange }: CompanyChoiceProps) {
  const toggle = (document: string) => (wanted: boolean) =>
    onChange(wanted ? [...chosen, document] : chosen.filter((each) => each !== document));
  return (
    <chakra.div display="grid" gap="3">
      <Field id={COMPANIES_ID} label="Empresas" required group error={error}>
        <chakra.div display="grid" gap="1">
          {companies.map(({ name, cpfcnpj }) => (
            <Checkbox
              key={cpfcnpj}
              id={`${COMPANIES_ID}-${cpfcnpj}`}
              value={chosen.includes(cpfcnpj)}
              invalid={Boolean(error)}
              onChange={toggle(cpfcnpj)}
            >
              {name} · <span className="ui-figures">{applyMask('cnpj', cpfcnpj)}</span>
            </Checkbox>
          ))}
        </chakra.div>
      </Field>
      <Alert tone="info">
        <p>O usuário será cadastrado em todas as empresas selecionadas.</p>
      </Alert>
    </chakra.div>
  );
}
