/** One e-mail of plain text. */
export interface Letter {
  recipient: string;
  subject: string;
  text: string;
}

/** Hands an e-mail over for delivery. Rejects when that is not possible now. */
export interface Mailer {
  send(letter: Letter): Promise<void>;
}
