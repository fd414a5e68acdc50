import { Avatar, PrivateFigures, titleCase } from '@portal/shared/parts';
import { Banner, Box, chakra, Skeleton } from '@portal/shared/ui';
import type { KnownOfApplication } from '../core/detail-link.ts';
import { HeaderFrame } from './header-frame.tsx';
import { statusWords } from './status-words.ts';

/** In the place of the customer's banner, which needs what only the application knows. */
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
  },
});

interface KnownHeadProps {
  /** The form number. */
  readonly title: string;
  /** What the list handed over; a pasted link has none of it. */
  readonly known: KnownOfApplication | undefined;
  /** More of it is on its way; otherwise nothing is, because the call has failed. */
  readonly coming: boolean;
}

/** Whose application it is, as far as that is known while the application itself is not there. */
export function KnownBanner({ known, coming }: Omit<KnownHeadProps, 'title'>) {
  if (!known && !coming) return null;
  return (
    <Bar {...(known ? { 'aria-label': 'Customer' } : {})}>
      {known ? (
        <>
          <Avatar name={known.customerName} size="sm" soft="tinted" />
          <Box as="strong" color="fg.default" fontWeight="semibold">
            {titleCase(known.customerName)}
          </Box>
        </>
      ) : null}
    </Bar>
  );
}

/** Head of an application that is not there itself: each thing where it will stand, so that nothing jumps. */
export function KnownHead({ title, known, coming }: KnownHeadProps) {
  const words = known && statusWords(known.status);
  return (
    <HeaderFrame
      title={title}
      status={known?.status}
      subtitle={coming ? <Skeleton w="320px" maxW="full" h="4" my="0.5" /> : null}
    >
      {words ? (
        <Banner tone={words.tone} title={words.title}>
          <PrivateFigures>{known?.reason || words.meaning}</PrivateFigures>
        </Banner>
      ) : coming ? (
        <Skeleton h="70px" borderRadius="choice" />
      ) : null}
    </HeaderFrame>
  );
}
