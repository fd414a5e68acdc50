interface OpenedRow {
  readonly list: string;
  readonly customerId: string;
}

/** In memory only, until the tab is closed. */
let lastOpened: OpenedRow | undefined;

/** Saves which customer was opened from a list. `list` is the URL query of the list. */
export function saveOpenedRow(list: string, customerId: string): void {
  lastOpened = { list, customerId };
}

/** Returns the customer that was opened last from this list. */
export function getOpenedRow(list: string): string | undefined {
  return lastOpened?.list === list ? lastOpened.customerId : undefined;
}
