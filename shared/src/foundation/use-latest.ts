import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref to the value of the last committed render, for functions that run later, such as the reply of a call.
 * Do not read it while rendering: it has the value of the render before.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
