import { createParcel } from '@portal/shared/ui';
import { useEffect, useState } from 'react';

/** A slot of a bad release that counts on after it was left. */
function Ticking() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    setInterval(() => setSeconds((before) => before + 1), 1_000);
  }, []);
  return <p>{seconds} s</p>;
}

export default createParcel(Ticking);
