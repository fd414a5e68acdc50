import { PrivateFigures } from '@portal/shared/parts';
import { Banner } from '@portal/shared/ui';
import type { CartItem } from '../core/cart-item.ts';
import { removedWords } from '../core/item-words.ts';
import { listed } from '../core/words.ts';

/** What the service did not take out, and that it is only hidden (CRT-03). */
export function RemovedHint({ failed }: { readonly failed: readonly CartItem[] }) {
  if (failed.length === 0) return null;
  return (
    <Banner tone="info" title="Removed here only" role="status">
      The service could not remove <PrivateFigures>{listed(failed.map(removedWords))}</PrivateFigures>. It
      stays hidden until this page is loaded again.
    </Banner>
  );
}
