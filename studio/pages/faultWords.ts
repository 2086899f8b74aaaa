import type { DefinitionFault } from '../contract/workbench';
import type { Fault } from '../../engine/definition';
import { counted } from '../../engine/values';

/** A fault as the server tells it. */
export const faultOf = ({ File, Pointer, Code, Message, Suggestion }: DefinitionFault): Fault => ({
  file: File,
  pointer: Pointer,
  code: Code,
  message: Message,
  suggestion: Suggestion,
});

/** How many there are, and what is not there because of them; nothing where they stand in the way of nothing. */
export function faultsTitle(count: number, keepsFrom?: string): string {
  return keepsFrom
    ? `${counted(count, 'problema impede', 'problemas impedem')} ${keepsFrom}`
    : counted(count, 'problema nas definições', 'problemas nas definições');
}
