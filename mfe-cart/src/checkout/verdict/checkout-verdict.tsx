import type { Customer } from '@portal/shared/api/customers';
import { checkoutAddress, pageAddress } from '@portal/shared/page-address';
import { cartPath } from '@portal/shared/pages';
import { PrivateFigures } from '@portal/shared/parts';
import type { CartAssessment } from '@portal/shared/records';
import { Box, Button, Flex, Span, Stack, Text, TextLink } from '@portal/shared/ui';
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { pluralize } from '../../core/format-text.ts';
import type { CartItem } from '../../core/items/cart-item.ts';
import { checkoutParts } from '../../core/items/checkout-parts.ts';
import type { Gap } from './gaps.ts';
import { useDebouncedItems, useVerdict, type Verdict } from './use-verdict.ts';

export interface CheckoutVerdictProps {
  readonly customer: Customer;
  /** The items that are chosen for checkout. */
  readonly chosen: readonly CartItem[];
  /** The assessment in the cart, chosen or not. */
  readonly inCart?: CartAssessment | undefined;
  /** Called with how many things the first checkout of these items misses; 0 while that is not known. */
  readonly onMissing?: ((count: number) => void) | undefined;
}

/**
 * Says, for each checkout that the chosen items become, whether it is ready, and lists what is missing, each with a link
 * to its place. It follows a change of the choice after a short delay. `inCart` is the complete assessment in the cart,
 * also when it is not chosen. It is the end of a column, whose first place its titles take: a title's room is known before
 * it arrives, and that of a list is not.
 */
export function CheckoutVerdict({ customer, chosen, inCart, onMissing }: CheckoutVerdictProps) {
  const debouncedItems = useDebouncedItems(chosen);
  const isCurrent =
    debouncedItems.length === chosen.length && debouncedItems.every((item, index) => item === chosen[index]);
  const parts = checkoutParts(debouncedItems);
  return parts.map(({ id, channel, items }, index) => (
    <PartVerdict
      key={id}
      customer={customer}
      items={items}
      inCart={inCart}
      onMissing={index === 0 && isCurrent ? onMissing : undefined}
      label={parts.length > 1 && channel === 'Digital AOF' ? 'Onboarding: ' : ''}
    />
  ));
}

interface PartVerdictProps extends Pick<CheckoutVerdictProps, 'customer' | 'inCart' | 'onMissing'> {
  readonly items: readonly CartItem[];
  /** What the verdict is about, where there are two. */
  readonly label: string;
}

function PartVerdict({ customer, items, inCart, onMissing, label }: PartVerdictProps) {
  const verdict = useVerdict(customer, items, inCart);
  const missingCount = verdict.status === 'missing' ? verdict.gaps.length : 0;
  useEffect(() => {
    onMissing?.(missingCount);
    return () => onMissing?.(0);
  }, [missingCount, onMissing]);
  return (
    <>
      <Flex order="-1" role="status" align="center" gap="2" minH="6">
        <Mark verdict={verdict} />
        <Span fontWeight="medium">{label + verdictTitle(verdict)}</Span>
        {verdict.status === 'failed' ? (
          <Button variant="ghost" size="xs" my="-1" onClick={verdict.retry}>
            Try again
          </Button>
        ) : null}
        {verdict.status === 'ready' && verdict.questionCount > 0 ? (
          <Span textStyle="help">{pluralize(verdict.questionCount, 'question')} to answer</Span>
        ) : null}
      </Flex>
      {verdict.status === 'missing' ? (
        <GapList customerId={customer.customerId} gaps={verdict.gaps} items={items} />
      ) : null}
    </>
  );
}

interface GapListProps {
  readonly customerId: string;
  readonly gaps: readonly Gap[];
  readonly items: readonly CartItem[];
}

/** Gaps that are listed at once. */
const firstGaps = 5;

/** Lists what is missing. A long cart can miss something for each item, so the rest is listed on request. */
function GapList({ customerId, gaps, items }: GapListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const visibleGaps = useDeferredValue(isWhole ? gaps : gaps.slice(0, firstGaps));
  return (
    <Box pt="4" borderTopWidth="1px" borderColor="border.subtle">
      <Text textStyle="help">Missing</Text>
      <Stack as="ul" gap="1.5" mt="1.5" ps="4" fontSize="13px" listStyleType="disc">
        {visibleGaps.map((gap) => (
          <li key={gap.id}>
            <GapLink customerId={customerId} gap={gap} items={items} />
          </li>
        ))}
      </Stack>
      {gaps.length > firstGaps ? (
        <Button
          variant="ghost"
          size="xs"
          mt="1"
          ms="2"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${gaps.length}`}
        </Button>
      ) : null}
    </Box>
  );
}

/** Each status has a mark, so that the title does not move when the verdict arrives. */
const marks = {
  checking: ['fg.subtle', CircleDashed],
  failed: ['accent.fg', CircleAlert],
  ready: ['success.fg', CircleCheck],
  missing: ['accent.fg', CircleAlert],
} as const satisfies Record<Verdict['status'], unknown>;

function Mark({ verdict: { status } }: { readonly verdict: Verdict }) {
  const [color, Icon] = marks[status];
  return (
    <Flex as="span" color={color}>
      <Icon size={20} aria-hidden />
    </Flex>
  );
}

function verdictTitle(verdict: Verdict): string {
  switch (verdict.status) {
    case 'checking':
      return 'Checking…';
    case 'failed':
      return 'It could not be checked.';
    case 'ready':
      return 'Ready to check out';
    case 'missing':
      return verdict.gaps.length === 1 ? 'One thing is missing' : `${verdict.gaps.length} things are missing`;
  }
}

interface GapLinkProps {
  readonly customerId: string;
  readonly gap: Gap;
  readonly items: readonly CartItem[];
}

/** Returns where the agent fills a gap: the item's drawer or page, or the field of the checkout. */
function placeOf({ customerId, gap: { item, field }, items }: GapLinkProps): string {
  if (item?.editedAt !== undefined) return pageAddress(item.editedAt, { customerId, item: item.id });
  if (item?.transaction && item.onboardingId === undefined)
    return pageAddress(cartPath, { customerId, transaction: item.transaction, item: item.id });
  const checkout = checkoutAddress(
    customerId,
    items.map(({ id }) => id),
  );
  return checkout + (field === undefined ? '' : `&field=${encodeURIComponent(field)}`);
}

function GapLink(props: GapLinkProps) {
  return (
    <TextLink to={placeOf(props)} standalone>
      <PrivateFigures>{props.gap.text}</PrivateFigures>
    </TextLink>
  );
}
