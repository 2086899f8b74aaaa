import { chakra } from '@chakra-ui/react';

export const TextLink = chakra('a', {
  base: {
    color: 'primary',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    borderRadius: 'sm',
    _hover: { color: 'primaryHover', textDecorationThickness: '2px' },
  },
});
