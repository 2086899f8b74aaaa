import type { GivingWay } from '../../flow/Flow';

export const HOWS: readonly (readonly [GivingWay['how'], string])[] = [
  ['typed', 'cede até o que foi digitado: a resposta mais antiga primeiro'],
  ['untyped', 'cede só o que ninguém digitou'],
  ['emptied', 'fica vazia'],
];
