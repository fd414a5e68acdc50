/**
 * Freezes an object with all that it contains, and returns it: all remotes get the same object, and what one of them changes
 * in it would be changed for the others and for the host. No part of it contains itself.
 */
export function freezeAll<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freezeAll);
  return value;
}
