export interface Letter {
  recipient: string;
  subject: string;
  text: string;
}

export interface Mailer {
  send(letter: Letter): Promise<void>;
}
