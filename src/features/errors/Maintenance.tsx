import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { isUp, readPlatformStatus, usePlatformStatus } from '../../shared/platform/usePlatformStatus';
import { paths } from '../../shared/paths';
import { expectedBack } from './errorWords';

const every = 15_000;

export function Maintenance() {
  const status = usePlatformStatus();
  useEffect(() => {
    const look = async () => isUp(await readPlatformStatus()) && window.location.assign(paths.home);
    const timer = setInterval(() => void look(), every);
    return () => clearInterval(timer);
  }, []);
  const back = typeof status === 'object' ? expectedBack(status.ExpectedAvailabilityDate) : '';
  return back ? (
    <chakra.p fontWeight="medium" className="ui-figures">
      {back}
    </chakra.p>
  ) : null;
}
