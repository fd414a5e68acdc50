import { createParcel } from '@portal/shared/ui';
import { useEffect } from 'react';

/** A slot of a bad release that throws in an effect of its first render. */
function Ineffective() {
  useEffect(() => {
    throw new Error('this release throws in an effect');
  }, []);
  return <p>Shown for a moment</p>;
}

export default createParcel(Ineffective);
