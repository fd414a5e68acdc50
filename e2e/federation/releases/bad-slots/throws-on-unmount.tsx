import { createParcel } from '@portal/shared/ui';
import { useEffect } from 'react';

/** A slot of a bad release that throws when it is left. */
function Clinging() {
  useEffect(
    () => () => {
      throw new Error('this release throws while it unmounts');
    },
    [],
  );
  return <p>Shown</p>;
}

export default createParcel(Clinging);
