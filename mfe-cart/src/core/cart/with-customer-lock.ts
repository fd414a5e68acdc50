/** Name of the lock under which tabs of an agent take turns at sending for a customer (CHK-06). */
export const cartLockName = (customerId: string): string => `portal:cart:${customerId}`;

type FirstTry<Result> = { readonly isLocked: true } | { readonly isLocked: false; readonly result: Result };

/**
 * Runs `work` while no other tab of the agent sends for the same customer. When one does, `onWait` is called and
 * `work` runs afterwards with `hasWaited`, because the other tab may have changed what it relies on.
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
      lock === null ? { isLocked: true } : { isLocked: false, result: await work(false) },
  );
  if (!first.isLocked) return first.result;
  onWait();
  return await navigator.locks.request(name, () => work(true));
}
