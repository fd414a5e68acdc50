/**
 * Freezes an object with all that it contains, and returns it: all remotes get the same object, and what one of them changes
 * in it would be changed for the others and for the host.
 */
export function freezeAll<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(freezeAll);
  return value;
}
