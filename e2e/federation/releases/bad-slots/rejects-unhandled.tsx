import { createParcel } from '@portal/shared/ui';
import { useEffect } from 'react';

/** A slot of a bad release that lets a promise reject. */
function Careless() {
  useEffect(() => void Promise.reject(new Error('this release handles no rejection')), []);
  return <p>Shown</p>;
}

export default createParcel(Careless);
