/** What a closed portal's browser is told: codes alone, whose words its service worker knows. */
export interface PushMessage {
  notificationType: string;
  data: string;
}

/** Tells browsers by their subscription's tokens. */
export interface PushSender {
  /** Answers those of `tokens` that are no longer any browser's. */
  send(tokens: readonly string[], message: PushMessage): Promise<string[]>;
}
