const names: ReadonlyMap<string, string> = new Map([['CS', 'Cash']]);

/** Returns the name on screen of an account's plan by its code: `CS` is Cash. Another code is returned unchanged. */
export function planName(plan: string): string {
  return names.get(plan) ?? plan;
}
