import { getShortText } from '@portal/shared/items';
import { PrivateFigures } from '@portal/shared/parts';
import { Banner } from '@portal/shared/ui';
import { joinWithAnd } from '../../core/format-text.ts';
import type { CartItem } from '../../core/items/cart-item.ts';

/**
 * Banner that names the items whose removal the service did not confirm: they are hidden until the page is loaded again
 * (CRT-03). Shows nothing when `failed` is empty.
 */
export function FailedRemovals({ failed }: { readonly failed: readonly CartItem[] }) {
  if (failed.length === 0) return null;
  return (
    <Banner tone="info" title="Removed here, not confirmed" role="status">
      The service has not confirmed that it removed{' '}
      <PrivateFigures>{joinWithAnd(failed.map(({ text }) => getShortText(text)))}</PrivateFigures>. It stays
      hidden until you reload this page. Then you see whether it is gone.
    </Banner>
  );
}
