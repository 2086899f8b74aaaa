/** A failure that the person who starts the product can mend: its message is one whole sentence for a terminal. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
