export interface PushMessage {
  notificationType: string;
  data: string;
}

export interface PushSender {
  /** Answers those of `tokens` that no longer belong to a browser. */
  send(tokens: readonly string[], message: PushMessage): Promise<string[]>;
}
