interface OpenedRow {
  readonly entry: string;
  readonly customerId: string;
}

/** In memory only, until the page is reloaded. */
let lastOpened: OpenedRow | undefined;

/**
 * Remembers the customer that was opened last, until the page is reloaded; a later call replaces it. `entry` is the key
 * of the list's history entry, which Back returns to.
 */
export function rememberOpenedRow(entry: string, customerId: string): void {
  lastOpened = { entry, customerId };
}

/**
 * Returns the id of the customer that was opened last, if it was opened from this history entry; otherwise `undefined`.
 */
export function getOpenedRow(entry: string): string | undefined {
  return lastOpened?.entry === entry ? lastOpened.customerId : undefined;
}
