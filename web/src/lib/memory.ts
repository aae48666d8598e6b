// What this browser keeps between visits. Where a browser forbids that, it is simply not kept.

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`miskatonic-${key}`, value);
  } catch {
    // A private window without storage: it lasts until the page is closed.
  }
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`miskatonic-${key}`);
  } catch {
    return null;
  }
}
