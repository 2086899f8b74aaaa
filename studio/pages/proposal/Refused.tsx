import { Link } from 'react-router-dom';
import type { Fault } from '../../../engine/definition';
import type { ApiError } from '../../../src/shared/api/ApiError';
import { paths } from '../../../src/shared/paths';
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
  return <FaultList title={refusal.message} faults={refusal.errors.map(faultOf)} renderPlace={renderPlace} />;
}
