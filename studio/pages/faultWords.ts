import type { DefinitionFault } from '../contract/workbench';
import type { Fault } from '../../engine/definition';
import { counted } from '../../engine/values';

export const faultOf = ({ File, Pointer, Code, Message, Suggestion }: DefinitionFault): Fault => ({
  file: File,
  pointer: Pointer,
  code: Code,
  message: Message,
  suggestion: Suggestion,
});

export function faultsTitle(count: number, keepsFrom?: string): string {
  return keepsFrom
    ? `${counted(count, 'problema impede', 'problemas impedem')} ${keepsFrom}`
    : counted(count, 'problema nas definições', 'problemas nas definições');
}
