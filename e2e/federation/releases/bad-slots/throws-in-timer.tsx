import { createParcel } from '@portal/shared/ui';
import { useEffect } from 'react';

/** A slot of a bad release that throws outside React. */
function Delayed() {
  useEffect(() => {
    const timer = setTimeout(() => {
      throw new Error('this release throws in a timer');
    });
    return () => clearTimeout(timer);
  }, []);
  return <p>Shown</p>;
}

export default createParcel(Delayed);
