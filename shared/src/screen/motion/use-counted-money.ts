import { type Money, Percent, shareOf } from '@portal/shared/money';
import { prefersReducedMotion } from '@portal/shared/reduced-motion';
import { useLatest } from '@portal/shared/use-latest';
import { useEffect, useState } from 'react';

const durationMs = 240;

/**
 * Returns the amount to show for `value`: after a change it counts from the amount before in 240 ms. An amount of
 * another currency, and any amount under reduced motion or in a hidden page, shows at once.
 */
export function useCountedMoney(value: Money): Money {
  const [shown, setShown] = useState(value);
  // equal amounts are other objects at each render
  const [target, setTarget] = useState(value);
  const isOther = target.currency !== value.currency;
  if (isOther || target.compare(value) !== 0) setTarget(value);
  const from = useLatest(shown);
  const counts = !isOther && shown.currency === value.currency && !prefersReducedMotion() && !document.hidden;
  useEffect(() => {
    const before = from.current;
    if (!counts || before.compare(target) === 0) {
      setShown(target);
      return;
    }
    const start = performance.now();
    const change = target.minus(before);
    let frame = requestAnimationFrame(function count(now) {
      const done = Math.min(Math.max(now - start, 0) / durationMs, 1);
      // fast start, soft end
      const part = Percent.of(((1 - (1 - done) ** 3) * 100).toFixed(2));
      setShown(done < 1 ? before.plus(shareOf(change, part)) : target);
      if (done < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [target, counts, from]);
  return counts ? shown : value;
}
