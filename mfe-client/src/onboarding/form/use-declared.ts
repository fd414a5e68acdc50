import { useState } from 'react';
import { type DeclarationName, declarations } from '../steps/declarations.ts';

/**
 * Returns which declarations are ticked on Review, how many are not, and `onTick`, which ticks or unticks one. They are
 * not kept: each visit reads them out again.
 */
export function useDeclared() {
  const [ticked, setTicked] = useState<ReadonlySet<DeclarationName>>(new Set());
  return {
    ticked,
    openCount: declarations.filter(({ name }) => !ticked.has(name)).length,
    onTick: (name: DeclarationName, isTicked: boolean) =>
      setTicked((before) => {
        const after = new Set(before);
        if (isTicked) after.add(name);
        else after.delete(name);
        return after;
      }),
  };
}
