/** The one name under which tabs of an agent take turns at sending for a customer (CHK-06). */
export const cartLockName = (customerId: string): string => `portal:cart:${customerId}`;

type FirstTry<Result> = { readonly got: true; readonly result: Result } | { readonly got: false };

/**
 * Runs work while no other tab of the agent sends for the same customer. `onWait` is called when another one does;
 * the work then comes afterwards, and is told that it has waited: what it is about may have changed.
 */
export async function withCustomerLock<Result>(
  customerId: string,
  onWait: () => void,
  work: (hasWaited: boolean) => Promise<Result>,
): Promise<Result> {
  const name = cartLockName(customerId);
  const first = await navigator.locks.request(
    name,
    { ifAvailable: true },
    async (lock): Promise<FirstTry<Result>> =>
      lock === null ? { got: false } : { got: true, result: await work(false) },
  );
  if (first.got) return first.result;
  onWait();
  return await navigator.locks.request(name, () => work(true));
}
