import type { CustomerRow as FoundCustomer } from '@portal/shared/api/customers';
import { highlight } from '@portal/shared/customer-search';
import { Avatar, Chip, MaskedId, RowLink, Tag, Td, titleCase } from '@portal/shared/parts';
import { chakra, TextLink } from '@portal/shared/ui';
import { ShoppingCart } from 'lucide-react';
import { getCartPath } from '../../core/paths.ts';
import { toCustomerRow } from './customer-row.ts';
import { PinButton, type SetPinned } from './pin-button.tsx';

const Mark = chakra('mark', {
  base: {
    bg: 'accent.subtle',
    color: 'inherit',
    // not by colour alone
    boxShadow: 'inset 0 -1.5px 0 {colors.accent.solid}',
    '@media (forced-colors: active)': { textDecoration: 'underline' },
  },
});

interface CustomerCellsProps {
  readonly customer: FoundCustomer;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Search keyword, highlighted in name and e-mail. */
  readonly keyword: string;
  readonly isActive: boolean;
  readonly isPinned: boolean;
  /** Absent where the host cannot pin. */
  readonly onPin: SetPinned | undefined;
}

/** The cells of a customer's row: name with type, masked identity number, phone, e-mail, assessment, cart and pin. */
export function CustomerCells(props: CustomerCellsProps) {
  const { customer, today, keyword, isActive, isPinned, onPin } = props;
  const row = toCustomerRow(customer, today);
  const name = titleCase(row.name);
  return (
    <>
      <Td lead>
        <div data-person="">
          <Avatar name={row.name} soft={isActive ? 'tinted' : true} />
          <RowLink>
            <MarkedText text={name} keyword={keyword} />
          </RowLink>
          {row.type === 'Individual' ? null : <Tag>{row.type}</Tag>}
        </div>
      </Td>
      <Td>
        <MaskedId idNo={row.idNo} />
      </Td>
      <Td from="lg">
        <span>{row.phone ?? '–'}</span>
      </Td>
      <Td from="wide">
        <span>{row.email === undefined ? '–' : <MarkedText text={row.email} keyword={keyword} />}</span>
      </Td>
      <Td>
        {row.suitability ? (
          <Chip tone={row.suitability.tone} dot>
            {row.suitability.text}
          </Chip>
        ) : null}
      </Td>
      <Td>
        {row.cartItems === undefined ? null : (
          <TextLink
            to={getCartPath(row.customerId)}
            tone="plain"
            aria-label={`Open the cart, ${countItems(row.cartItems)}`}
          >
            <Chip tone="warn" icon={<ShoppingCart aria-hidden />}>
              {countItems(row.cartItems)}
            </Chip>
          </TextLink>
        )}
      </Td>
      <Td>
        {onPin ? (
          <PinButton customerId={row.customerId} name={name} isPinned={isPinned} onPin={onPin} />
        ) : null}
      </Td>
    </>
  );
}

const countItems = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

function MarkedText({ text, keyword }: { readonly text: string; readonly keyword: string }) {
  if (keyword === '') return text;
  let offset = 0;
  return highlight(text, keyword).map((part) => {
    const key = offset;
    offset += part.text.length;
    return part.isMatch ? <Mark key={key}>{part.text}</Mark> : <span key={key}>{part.text}</span>;
  });
}
