interface Opened {
  readonly list: string;
  readonly customerId: string;
}

/** For the tab's life and in memory alone: which row of which list was opened last. */
let last: Opened | undefined;

/** Remembers the row that leads away from a list; `list` is the list's query. */
export function rememberOpened(list: string, customerId: string): void {
  last = { list, customerId };
}

/** The row to return to when this very list is shown again. */
export function openedFrom(list: string): string | undefined {
  return last?.list === list ? last.customerId : undefined;
}
