import { createParcel } from '@portal/shared/ui';
import { useEffect, useState } from 'react';

/** A slot of a bad release that listens on after it was left: what it removes is another function. */
function Measuring() {
  const [width, setWidth] = useState(innerWidth);
  useEffect(() => {
    addEventListener('resize', () => setWidth(innerWidth));
    return () => removeEventListener('resize', () => setWidth(innerWidth));
  }, []);
  return <p>{width} pixels</p>;
}

export default createParcel(Measuring);
