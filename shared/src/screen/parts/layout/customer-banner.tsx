import { chakra } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { titleCase } from '../../../domain/person/name.ts';
import { MaskedId } from '../figures/masked-id.tsx';
import { Avatar } from '../status/avatar.tsx';

const Bar = chakra('section', {
  base: {
    position: 'var(--page-sticky)',
    top: 'calc({sizes.topbar} + var(--page-crumbs, {sizes.crumbs}))',
    zIndex: 'crumbs',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2.5', md: '3' },
    minH: '12',
    py: '2',
    px: 'gutter',
    bg: 'brand.subtle',
    borderBottomWidth: '1px',
    borderColor: 'brand.muted',
    color: 'fg.muted',
  },
});
const Name = chakra('strong', {
  base: {
    color: 'fg.default',
    fontWeight: 'semibold',
    minW: { md: '16' },
    // a long name has two lines in the height of one row, and a very long one has more
    lineHeight: 'xs',
    overflowWrap: 'anywhere',
  },
});
/** On a phone a note that has no room beside the name is below it. */
const Facts = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'center',
    columnGap: 'inherit',
    minW: '0',
  },
});
const Rule = chakra('span', {
  base: { display: { base: 'none', md: 'block' }, w: '1px', h: '4', flexShrink: 0, bg: 'brand.border' },
});
/** Hidden below 1024 px, where it leaves no room for the name and the fact. */
const Note = chakra('span', {
  base: {
    display: { base: 'none', lg: 'flex' },
    alignItems: 'center',
    gap: '3',
    flexShrink: 0,
    whiteSpace: 'nowrap',
    _print: { display: 'flex' },
  },
});
/** It has more lines before the name has less room. Hidden on a phone, where only the name fits, and what has to be seen. */
const Fact = chakra(Note, {
  base: {
    display: { base: 'none', md: 'flex' },
    '&:has([data-urgent])': { display: 'flex' },
    flexShrink: 99,
    minW: { md: '8rem' },
    whiteSpace: 'normal',
    lineHeight: 'xs',
  },
});
const Action = chakra('span', { base: { ms: 'auto', ps: '2', flexShrink: 0, whiteSpace: 'nowrap' } });

/** Props of `CustomerBanner`. */
export interface CustomerBannerProps {
  readonly name: string;
  readonly idNo: string;
  /** One more fact: `Moderate, risk up to 3`. With `data-urgent` in it, it is also shown below 768 px. */
  readonly note?: ReactNode;
  readonly action?: ReactNode;
}

/**
 * Bar below the breadcrumbs of every customer page, which stays there while the page scrolls: the customer's name in
 * title case and masked identity number. `note` follows the number; `action` is at the end, and is not printed.
 */
export function CustomerBanner({ name, idNo, note, action }: CustomerBannerProps) {
  const title = titleCase(name);
  return (
    <Bar aria-label="Customer" data-customer-banner="">
      <Avatar name={name} size="sm" soft="tinted" />
      <Facts>
        <Name title={title}>{title}</Name>
        <Note>
          <Rule aria-hidden />
          <MaskedId idNo={idNo} />
        </Note>
        {note === undefined ? null : (
          <Fact>
            <Rule aria-hidden />
            {note}
          </Fact>
        )}
      </Facts>
      {action === undefined ? null : <Action data-screen-only="">{action}</Action>}
    </Bar>
  );
}
