import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref to the value of the last committed render, for functions that run later, such as the reply of a call.
 * It is not current while rendering.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
