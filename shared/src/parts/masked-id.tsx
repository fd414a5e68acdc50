import { chakra, VisuallyHidden } from '@portal/shared/ui';
import { maskId, spokenId } from './mask-id.ts';

/** A form number or an account number: figures of normal width, never broken. */
export const IdText = chakra('span', { base: { whiteSpace: 'nowrap', fontVariantNumeric: 'normal' } });

/** An identity number, masked; dots are not read out one by one. */
export function MaskedId({ idNo }: { readonly idNo: string }) {
  return (
    <IdText data-private>
      <span aria-hidden>{maskId(idNo)}</span>
      <VisuallyHidden>{spokenId(idNo)}</VisuallyHidden>
    </IdText>
  );
}
