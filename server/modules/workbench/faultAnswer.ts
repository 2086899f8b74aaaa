import type { Preview } from '../../../studio/contract/workbench';
import type { Fault } from '../../../engine/definition';

export const faultAnswer = ({
  file,
  pointer,
  code,
  message,
  suggestion,
}: Fault): Preview['Faults'][number] => ({
  File: file,
  Pointer: pointer,
  Code: code,
  Message: message,
  ...(suggestion !== undefined && { Suggestion: suggestion }),
});
