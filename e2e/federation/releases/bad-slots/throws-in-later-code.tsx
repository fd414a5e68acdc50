import { createParcel } from '@portal/shared/ui';
import { lazy, Suspense } from 'react';

const Later = lazy(() => Promise.reject(new Error('this release has code that cannot be loaded later')));

/** A slot of a bad release whose code of a part cannot be loaded. */
function Incomplete() {
  return (
    <Suspense fallback={<p>Loading</p>}>
      <Later />
    </Suspense>
  );
}

export default createParcel(Incomplete);
