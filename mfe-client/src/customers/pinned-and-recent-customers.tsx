import { type CustomerRow, customerInfo } from '@portal/shared/api/customers';
import type { CustomerAtHand } from '@portal/shared/contract';
import { countOf } from '@portal/shared/counts';
import { useCall } from '@portal/shared/data';
import { pageAddress } from '@portal/shared/page-address';
import { customerPath } from '@portal/shared/pages';
import { Avatar, MaskedId, titleCase } from '@portal/shared/parts';
import { chakra, Skeleton, TextLink, useAgent } from '@portal/shared/ui';
import { Pin } from 'lucide-react';
import { useId } from 'react';

/** How long a loaded name is not loaded again, in milliseconds. */
const nameFreshFor = 600_000;

const Section = chakra('section', { base: { mb: '4' } });
const Title = chakra('h2', { base: { mb: '2', color: 'fg.muted', fontSize: '13px', fontWeight: 'medium' } });

/** A line of cards, which scrolls sideways. */
const Strip = chakra('ul', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: { base: '15rem', lg: 'minmax(15rem, 17.5rem)' },
    gap: '3',
    overflowX: 'auto',
    mx: { base: '-4', md: '-1' },
    px: { base: '4', md: '1' },
    py: '1',
    scrollbarWidth: 'thin',
  },
});
const CustomerCard = chakra(TextLink, {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    h: 'full',
    minH: '72px',
    px: '3',
    py: '2.5',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'lg',
    bg: 'bg.surface',
    color: 'inherit',
    fontSize: '13px',
    _hover: { bg: 'bg.hover', textDecoration: 'none' },
    '& > svg': { position: 'absolute', top: '3', insetInlineEnd: '3', color: 'brand.fg' },
  },
});
const Lines = chakra('span', { base: { display: 'grid', minW: '0', color: 'fg.muted', lineHeight: '18px' } });
const Name = chakra('span', {
  base: {
    pe: '5',
    color: 'fg.default',
    fontSize: 'sm',
    fontWeight: 'semibold',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});
const Cart = chakra('span', { base: { color: 'accent.fg' } });

interface PinnedAndRecentCustomersProps {
  /** Pinned and recent customers, passed by the host. */
  readonly customers: readonly CustomerAtHand[];
  /** The customers that are loaded, which have the names of those that are known by their ids. */
  readonly book: readonly CustomerRow[];
}

/** Pinned and recent customers above the list; nothing when there are none. */
export function PinnedAndRecentCustomers({ customers, book }: PinnedAndRecentCustomersProps) {
  const heading = useId();
  if (customers.length === 0) return null;
  return (
    <Section aria-labelledby={heading} data-screen-only="">
      <Title id={heading}>Pinned and recent</Title>
      <Strip>
        {customers.map(({ customerId, name, maskedId, pinned }) => {
          const known = book.find((customer) => customer.customerId === customerId);
          return (
            <li key={customerId}>
              <CustomerCard to={pageAddress(customerPath, { customerId })}>
                {name === undefined && !known ? (
                  <LoadedLines customerId={customerId} />
                ) : (
                  <CustomerLines
                    name={name ?? known?.name ?? ''}
                    idNo={maskedId ?? known?.idNo}
                    cartItems={known?.openCartItems}
                  />
                )}
                {pinned ? <Pin size={15} fill="currentColor" aria-label="Pinned" role="img" /> : null}
              </CustomerCard>
            </li>
          );
        })}
      </Strip>
    </Section>
  );
}

interface CustomerLinesProps {
  readonly name: string;
  readonly idNo?: string | undefined;
  readonly cartItems?: number | undefined;
}

function CustomerLines({ name, idNo, cartItems = 0 }: CustomerLinesProps) {
  return (
    <>
      <Avatar name={name} soft />
      <Lines>
        <Name title={titleCase(name)}>{titleCase(name)}</Name>
        {idNo ? <MaskedId idNo={idNo} /> : null}
        {cartItems > 0 ? <Cart>Cart: {countOf(cartItems, 'item')}</Cart> : null}
      </Lines>
    </>
  );
}

/** Loads and shows a customer whose id alone is stored. It shows the id when the customer cannot be loaded. */
function LoadedLines({ customerId }: Pick<CustomerAtHand, 'customerId'>) {
  const { uuid } = useAgent();
  const customer = useCall(customerInfo, { agentUserId: uuid, customerId }, { freshFor: nameFreshFor });
  if (customer.status === 'ok')
    return <CustomerLines name={customer.value.name} idNo={customer.value.idNo} />;
  if (customer.status === 'failed') return <Name>Customer {customerId}</Name>;
  return <Skeleton as="span" display="inline-block" w="140px" h="4" />;
}
