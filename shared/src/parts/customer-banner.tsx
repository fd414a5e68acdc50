import { chakra } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import { MaskedId } from './masked-id.tsx';
import { titleCase } from './names.ts';

const Bar = chakra('section', {
  base: {
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
    minW: '0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});
const Rule = chakra('span', { base: { w: '1px', h: '4', flexShrink: 0, bg: 'brand.border' } });
/** Under 768 the name has the bar to itself. */
const Note = chakra('span', {
  base: {
    display: { base: 'none', md: 'flex' },
    alignItems: 'center',
    gap: '3',
    whiteSpace: 'nowrap',
    _print: { display: 'flex' },
  },
});
const Action = chakra('span', { base: { ms: 'auto', ps: '2', whiteSpace: 'nowrap' } });

export interface CustomerBannerProps {
  readonly name: string;
  readonly idNo: string;
  /** One more thing worth knowing here: `Moderate, risk up to 3`. */
  readonly note?: ReactNode;
  readonly action?: ReactNode;
}

/** Whose record this is, under the crumbs of every customer page. */
export function CustomerBanner({ name, idNo, note, action }: CustomerBannerProps) {
  const shown = titleCase(name);
  return (
    <Bar aria-label="Customer">
      <Avatar name={name} size="sm" soft="tinted" />
      <Name title={shown}>{shown}</Name>
      <Note>
        <Rule aria-hidden />
        <MaskedId idNo={idNo} />
      </Note>
      {note === undefined ? null : (
        <Note>
          <Rule aria-hidden />
          {note}
        </Note>
      )}
      {action === undefined ? null : <Action data-screen-only="">{action}</Action>}
    </Bar>
  );
}
