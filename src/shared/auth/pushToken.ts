const KEY = 'pushToken';

export function readPushToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepPushToken(token: string): void {
  try {
    localStorage.setItem(KEY, token);
  } catch {
    // A blocked storage: the subscription stays with its user.
  }
}
