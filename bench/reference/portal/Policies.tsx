import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import type { PolicyPage } from '../../../contract/policies';
import { dateText } from '../../../engine/values/dateText';
import { moneyText } from '../../../engine/values/money';
import { Card, Skeleton } from '../../../renderers/ui';
import { readByBody } from '../../../src/shared/api/api';
import { startSession } from '../../../src/shared/auth/session';
import { Shell } from '../../../src/shared/layout/Shell';
import { usePageTitle } from '../../../src/shared/layout/pageTitle';
import { useUser } from '../../../src/shared/user/useUser';

startSession();

const heads = ['Número e produto', 'Tomador e segurado', 'Importância Segurada', 'Vigência', 'Situação'];

/** The list of policies as one would write it by hand: the same shell, session and call, a field to search by, a plain table. */
export const Policies = () => (
  <Shell tools={<ClipboardCheck />}>
    <Content />
  </Shell>
);

function Content() {
  const { user } = useUser();
  usePageTitle('Apólices');
  return user ? <List /> : <Skeleton lines={4} height="16" />;
}

function List() {
  const [text, setText] = useState('');
  const search = { ...(text && { Text: text }), Page: 1 };
  const { data } = useSWR<PolicyPage>(['/InsurancePolicy/search', search], readByBody);
  if (!data) return <Skeleton lines={4} height="32" />;
  return (
    <Card>
      <label>
        Buscar <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.Items.map((policy) => (
            <Row key={policy.Id} policy={policy} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

const Row = ({ policy }: { policy: PolicyPage['Items'][number] }) => (
  <tr>
    <td>
      <Link to={`/apolices/${policy.Number}`}>{policy.Number}</Link> {policy.ProductName}
    </td>
    <td>
      {policy.HolderName} {policy.InsuredName}
    </td>
    <td>{moneyText(policy.InsuredAmount)}</td>
    <td>
      {dateText(policy.ValidityStart)} {dateText(policy.ValidityEnd)}
    </td>
    <td>{policy.Status}</td>
  </tr>
);
