import type { CustomerRow as FoundCustomer } from '@portal/shared/api/customers';
import { countOf } from '@portal/shared/counts';
import { createMatcher, findHolder, highlight, highlightPhone } from '@portal/shared/customer-search';
import { pageAddress } from '@portal/shared/page-address';
import { cartPath } from '@portal/shared/pages';
import { Avatar, Chip, MaskedId, RowLink, Tag, Td, titleCase } from '@portal/shared/parts';
import { chakra, TextLink } from '@portal/shared/ui';
import { ShoppingCart } from 'lucide-react';
import { toCustomerRow } from './customer-row.ts';
import { PinButton, type SetPinned } from './pin-button.tsx';

const Mark = chakra('mark', {
  base: {
    bg: 'transparent',
    color: 'inherit',
    // the only mark, and not by colour alone
    boxShadow: 'inset 0 -1.5px 0 {colors.brand.fg}',
    '@media (forced-colors: active)': { textDecoration: 'underline' },
  },
});

interface CustomerCellsProps {
  readonly customer: FoundCustomer;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Search keyword, marked where it was found. */
  readonly keyword: string;
  readonly isPhone: boolean;
  readonly isActive: boolean;
  /** Whether the Tab key stops at the row. */
  readonly isTabStop: boolean;
  readonly isPinned: boolean;
  /** Absent where the host cannot pin. */
  readonly onPin: SetPinned | undefined;
}

/**
 * The cells of a customer's row: name with type, masked identity number, phone, e-mail, assessment, cart and pin. Where a
 * search found a column that a narrow window hides, or another holder of an account, it is below the name too.
 */
export function CustomerCells(props: CustomerCellsProps) {
  const { customer, today, keyword, isPhone, isActive, isTabStop, isPinned, onPin } = props;
  const row = toCustomerRow(customer, today);
  const tabIndex = isTabStop ? 0 : -1;
  const name = titleCase(row.name);
  const place = keyword === '' ? undefined : createMatcher(keyword)(customer)?.place;
  const idNo = place === 'idNo' ? <MarkedId idNo={row.idNo} /> : <MaskedId idNo={row.idNo} />;
  const phone = row.phone === undefined ? '–' : <Parts of={highlightPhone(row.phone, keyword)} />;
  const holder = place === 'holder' ? findHolder(customer, keyword) : undefined;
  const email = row.email === undefined ? '–' : <Parts of={highlight(row.email, keyword)} />;
  return (
    <>
      <Td lead>
        <div data-person="">
          <Avatar name={row.name} size={isPhone ? 'md' : 'sm'} soft={isActive ? 'tinted' : true} />
          <div>
            <RowLink tabIndex={tabIndex}>
              <Parts of={highlight(name, keyword)} />
            </RowLink>
            {row.type === 'Individual' ? null : <Tag>{row.type}</Tag>}
            {holder ? (
              <div data-found={place}>
                Account with <Parts of={highlight(titleCase(holder.name), keyword)} />
              </div>
            ) : null}
            {place === 'phone' || place === 'email' ? (
              <div data-found={place}>{place === 'phone' ? phone : email}</div>
            ) : null}
          </div>
        </div>
      </Td>
      <Td>{idNo}</Td>
      <Td from="wide">
        <span>{phone}</span>
      </Td>
      <Td from="wide" data-mail="">
        <span>{email}</span>
      </Td>
      <Td>
        {row.suitability ? (
          <Chip tone={row.suitability.tone} dot>
            {row.suitability.text}
          </Chip>
        ) : null}
      </Td>
      <Td from="lg" data-cart="">
        {row.cartItems === undefined ? null : (
          <TextLink
            to={pageAddress(cartPath, { customerId: row.customerId })}
            tone="plain"
            tabIndex={tabIndex}
            aria-label={`Open the cart, ${countOf(row.cartItems, 'item')}`}
          >
            <Chip tone="warn" icon={<ShoppingCart aria-hidden />}>
              {row.cartItems}
            </Chip>
          </TextLink>
        )}
      </Td>
      <Td>
        {onPin ? (
          <PinButton
            customerId={row.customerId}
            name={name}
            isPinned={isPinned}
            tabIndex={tabIndex}
            onPin={onPin}
          />
        ) : null}
      </Td>
    </>
  );
}

/** The masked number has no part to mark: what was typed may be in what it hides. */
const MarkedId = ({ idNo }: { readonly idNo: string }) => (
  <Mark>
    <MaskedId idNo={idNo} />
  </Mark>
);

function Parts({ of }: { readonly of: ReturnType<typeof highlight> }) {
  let offset = 0;
  return of.map(({ text, isMatch }) => {
    const key = offset;
    offset += text.length;
    return isMatch ? <Mark key={key}>{text}</Mark> : text;
  });
}
