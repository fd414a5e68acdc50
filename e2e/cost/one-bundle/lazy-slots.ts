/** Imports a slot's code, as a lazy route of the one bundle. `key`: `remote/slot`. Rejects when there is no such slot. */
export function importSlot(key: string): Promise<{ readonly default: unknown }> {
  const [remote = '', slot = ''] = key.split('/');
  return import(/* webpackExclude: /node_modules|dist/ */ `../../../${remote}/src/slots/${slot}.tsx`);
}
