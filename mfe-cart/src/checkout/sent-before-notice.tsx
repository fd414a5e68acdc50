import { Banner, Button, Flex } from '@portal/shared/ui';
import { ArrowDown, Check } from 'lucide-react';
import {
  boxesOf,
  careField,
  documentsField,
  emailConfirmedField,
  isTicked,
} from './declaration/declaration.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

/** Short names of the boxes. */
const names: Readonly<Record<string, string>> = {
  [documentsField]: 'Documents received',
  [careField]: 'Risks explained',
  [emailConfirmedField]: 'Address confirmed',
};

interface SentBeforeNoticeProps {
  readonly form: Pick<CheckoutFormState, 'requirements' | 'expected' | 'answers'>;
  /** Called with the field of a box that is to be shown. */
  readonly onOpen: (field: string) => void;
}

/**
 * Says that a checkout's form is filled in as its items were sent before (CHK-04), and lists the boxes that have to be
 * ticked again, each as a button that opens it. Acknowledgements about items are kept, so they are not listed.
 */
export function SentBeforeNotice({ form, onOpen }: SentBeforeNoticeProps) {
  const requirements = form.requirements ?? form.expected;
  const boxes = requirements ? boxesOf({ ...requirements, mismatches: [], departures: [] }) : [];
  return (
    <Banner tone="info" title="Filled in with what you sent last time">
      Check what is filled in. These boxes have to be ticked again:
      <Flex as="ul" direction={{ base: 'column', md: 'row' }} wrap="wrap" columnGap="5">
        {boxes.map(({ fields: [field = ''] }) => (
          <li key={field}>
            <Button
              variant="ghost"
              size="sm"
              px="0"
              textDecoration="underline"
              textUnderlineOffset="3px"
              onClick={() => onOpen(field)}
            >
              {isTicked(form.answers, field) ? <Check aria-label="Ticked:" /> : <ArrowDown aria-hidden />}
              {names[field]}
            </Button>
          </li>
        ))}
      </Flex>
    </Banner>
  );
}
