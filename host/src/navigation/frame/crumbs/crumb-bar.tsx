import { chakra, Link } from '@portal/shared/ui';
import { phoneQuery, useMediaQuery } from '@portal/shared/use-media-query';
import { ArrowLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Crumb, findBackTarget } from './crumbs.ts';

const Bar = chakra('nav', {
  base: {
    position: 'var(--page-sticky)',
    top: '{sizes.topbar}',
    zIndex: 'crumbs',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    h: 'crumbs',
    minW: '0',
    ps: { base: '1.5', md: 'calc({spacing.gutter} - 8px)' },
    pe: 'gutter',
    bg: 'bg.surface',
    borderBottomWidth: '1px',
    borderColor: 'border.default',
  },
});

const Back = chakra(Link, {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: { base: 'touch', md: '8' },
    borderRadius: 'md',
    color: 'fg.muted',
    _hover: { bg: 'bg.muted', color: 'fg.default' },
  },
});

const Trail = chakra('ol', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    minW: '0',
    color: 'fg.subtle',
    listStyle: 'none',
  },
});

const Item = chakra('li', {
  base: { display: 'flex', alignItems: 'center', gap: '1.5', minW: '0', whiteSpace: 'nowrap' },
  variants: {
    // a phone shows only the last breadcrumb; the back arrow leads to the one before
    place: {
      first: { display: { base: 'none', md: 'flex' }, flexShrink: '0' },
      // shrinks before the last breadcrumb does: until only its ellipsis is left
      between: { display: { base: 'none', md: 'flex' }, flexShrink: '1000000', minW: '12' },
      // leads away from a page without a name
      only: {},
      last: { color: 'fg.default', fontWeight: 'medium' },
    },
  },
});

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;
const Label = chakra('span', { base: ellipsis });
const ItemLink = chakra(Link, {
  base: {
    ...ellipsis,
    // as high as the bar, for touch
    minW: { base: 'touch', md: '0' },
    lineHeight: { base: '44px', md: 'inherit' },
    color: 'inherit',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

interface CrumbBarProps {
  readonly crumbs: readonly Crumb[];
  /** Shown at the end of the bar. */
  readonly children?: ReactNode;
}

/** The page's breadcrumbs with a back arrow (SHL-11). */
export function CrumbBar({ crumbs, children }: CrumbBarProps) {
  const isPhone = useMediaQuery(phoneQuery);
  return (
    <Bar aria-label="Breadcrumb" data-screen-only="" data-crumbs="">
      <Back to={findBackTarget(crumbs)} aria-label="Back">
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
      </Back>
      <Trail>
        {crumbs.map(({ label: wideLabel, onPhone, to }, index) => {
          const label = (isPhone && onPhone) || wideLabel;
          const isLast = index === crumbs.length - 1;
          return (
            <Item
              key={wideLabel}
              place={isLast ? (to === undefined ? 'last' : 'only') : index === 0 ? 'first' : 'between'}
            >
              {index > 0 ? (
                <chakra.span aria-hidden display={{ base: 'none', md: 'block' }}>
                  <ChevronRight size={14} strokeWidth={1.75} />
                </chakra.span>
              ) : null}
              {to === undefined ? (
                <Label title={label} {...(isLast ? { 'aria-current': 'page' } : {})}>
                  {label}
                </Label>
              ) : (
                <ItemLink to={to} title={label}>
                  {label}
                </ItemLink>
              )}
            </Item>
          );
        })}
      </Trail>
      {children}
    </Bar>
  );
}
