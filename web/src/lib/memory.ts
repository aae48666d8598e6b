// What this browser keeps between visits. Where a browser forbids that, it lasts until the page is closed.

const meanwhile = new Map<string, string>();

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`miskatonic-${key}`, value);
    meanwhile.delete(key);
  } catch {
    meanwhile.set(key, value);
  }
}

export function recall(key: string): string | null {
  const held = meanwhile.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(`miskatonic-${key}`);
  } catch {
    return null;
  }
}
