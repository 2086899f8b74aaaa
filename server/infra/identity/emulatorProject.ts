/** The project id of the emulator; a name with `demo-` never reaches Google. */
export const EMULATOR_PROJECT = 'demo-lastro';
