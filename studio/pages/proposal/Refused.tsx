import { Link } from 'react-router-dom';
import type { Fault } from '../../../engine/definition';
import type { ApiError } from '../../../src/shared/api/ApiError';
import { paths } from '../../../src/shared/paths';
import { TextLink } from '../../../src/shared/ui/TextLink';
import { CASES } from '../cases/CasesCard';
import { FaultList, placeText } from '../FaultList';
import { ownerOf } from '../names';
import analysts from '../analysts.module.css';

function faultOf({ path, code, message }: ApiError['errors'][number]): Fault {
  const [file = '', pointer = ''] = path.split('#');
  return { file, pointer, code, message };
}

export function Refused({ id, product, refusal }: { id: string; product: string; refusal: ApiError }) {
  const renderPlace = (fault: Fault) => {
    const { file, pointer } = fault;
    return (
      <Link
        to={paths.productDraft(id, ownerOf(fault.file) ?? product)}
        state={{ file, pointer }}
        className={analysts.link}
      >
        {placeText(fault)}
      </Link>
    );
  };
  const faults = refusal.errors.map(faultOf);
  return (
    <>
      <FaultList title={refusal.message} faults={faults} renderPlace={renderPlace} />
      {faults.some(({ code }) => code === 'case') && (
        <p>
          Se o novo resultado é o que você quer, adote-o:{' '}
          <TextLink asChild>
            <Link to={paths.productDraft(id, product) + CASES}>ver por que os casos falham</Link>
          </TextLink>
          .
        </p>
      )}
    </>
  );
}
