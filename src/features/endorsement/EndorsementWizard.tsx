import { useParams } from 'react-router-dom';
import { catalogue } from 'virtual:lastro/catalogue';
import { WizardPage } from '../wizard/WizardPage';

export function EndorsementWizard() {
  const { policyIdentifier } = useParams();
  const [entry] = catalogue.changes!;
  return (
    <WizardPage
      key={policyIdentifier}
      entry={entry!}
      route={policyIdentifier ? { policyIdentifier } : undefined}
    />
  );
}
