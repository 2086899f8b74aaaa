import { createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react';
import { config } from './config';

/** Chakra with only our theme. What it would write into the page as it starts stands in a file (stylesOfTheme). */
export const createTheme = (): SystemContext => ({ ...createSystem(defaultBaseConfig, config), _global: [] });
