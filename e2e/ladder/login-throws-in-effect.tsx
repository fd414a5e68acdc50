import { createParcel } from '@portal/shared/ui';
import { useEffect } from 'react';

/** Its first render stands for a moment; what it sets going then throws. */
function BrokenEffect() {
  useEffect(() => {
    throw new Error('this release throws in an effect');
  }, []);
  return <p>The later sign-in</p>;
}

export default createParcel(BrokenEffect);
