interface OpenedRow {
  readonly list: string;
  readonly customerId: string;
}

/** In memory only, until the page is reloaded. */
let lastOpened: OpenedRow | undefined;

/**
 * Remembers the customer that was opened last and from which list, until the page is reloaded; a later call replaces
 * it. `list` is the URL query of the list.
 */
export function rememberOpenedRow(list: string, customerId: string): void {
  lastOpened = { list, customerId };
}

/** Returns the customer that was opened last from this list. */
export function getOpenedRow(list: string): string | undefined {
  return lastOpened?.list === list ? lastOpened.customerId : undefined;
}
