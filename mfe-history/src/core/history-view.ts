/** The parts of an account's history, in the order of the picker (CLI-06). */
export const historyViews = [
  { id: 'completed', label: 'Completed' },
  { id: 'pending', label: 'Pending' },
  { id: 'dividends', label: 'Dividends' },
] as const;

export type HistoryView = (typeof historyViews)[number]['id'];

/** Reads from a URL's parameters which part of the history is shown; one that is missing or unknown is `completed`. */
export function readHistoryView(params: URLSearchParams): HistoryView {
  return historyViews.find(({ id }) => id === params.get('history'))?.id ?? 'completed';
}

/**
 * Returns a copy of the URL's parameters with the part of the history that is shown. The default, `completed`, is left
 * out.
 */
export function writeHistoryView(view: HistoryView, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  if (view === 'completed') next.delete('history');
  else next.set('history', view);
  return next;
}
