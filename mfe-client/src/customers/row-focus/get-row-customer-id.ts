/**
 * Returns the customer id of the row that contains an element; `undefined` when it is in no row that opens a customer.
 */
export function getRowCustomerId(target: EventTarget): string | undefined {
  const row = target instanceof Element ? target.closest('tr[data-open]') : null;
  // a row is identified by its link's address, because session replays mask links but not element ids (MON-01)
  const link = row?.querySelector('a');
  return link ? (new URL(link.href).searchParams.get('customerId') ?? undefined) : undefined;
}
