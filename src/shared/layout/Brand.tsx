import { chakra } from '@chakra-ui/react';
import { useBrand } from '../config/usePublicConfig';

const ONE_LINE = 14;

const Mark = () => (
  <chakra.svg viewBox="0 0 32 32" w="8" h="8" flexShrink="0" aria-hidden="true">
    <rect width="32" height="32" rx="7" fill="#0E347D" stroke="#9dbdff" strokeOpacity="0.35" />
    <path d="M10 7h4.5v14H23v4H10z" fill="#fff" />
    <path d="M18 7h5v9l-5-2.6z" fill="#ffc654" />
  </chakra.svg>
);

export function Brand({ compact, light }: { compact?: boolean; light?: boolean }) {
  const name = useBrand()?.name;
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      fontSize={name && name.length > ONE_LINE ? 'md' : 'lg'}
      fontWeight="semibold"
      lineHeight="tight"
      color={light ? 'white' : 'primary'}
    >
      <Mark />
      <span className={compact ? 'ui-hidden' : undefined}>{name}</span>
    </chakra.span>
  );
}
