import { chakra, VisuallyHidden } from '@portal/shared/ui';
import { maskId, spokenId } from '../../../domain/person/mask-id.ts';

/** A form or account number: digits of normal width, without line breaks. */
export const IdText = chakra('span', { base: { whiteSpace: 'nowrap', fontVariantNumeric: 'normal' } });

/**
 * Shows an identity number masked by `maskId`; one that is masked already stays. Screen readers get its ending instead
 * of the dots, and the privacy view blurs it.
 */
export function MaskedId({ idNo }: { readonly idNo: string }) {
  return (
    <IdText data-private>
      <span aria-hidden>{maskId(idNo)}</span>
      <VisuallyHidden>{spokenId(idNo)}</VisuallyHidden>
    </IdText>
  );
}
