import { chakra } from '@portal/shared/ui';
import { lazy, Suspense } from 'react';

const Contact = lazy(() => import('./support-contact.tsx').catch(() => ({ default: () => null })));

/** Has the height of two links before they are loaded, so that nothing moves. */
const Room = chakra('div', {
  base: { mt: '1', minH: { base: 'calc(2 * {sizes.touch})', md: '12' } },
  variants: { center: { true: { '& a': { justifyContent: 'center' } } } },
});

/** Sales support's number and address for an agent who cannot sign in; empty while they are not known. */
export function SalesSupport({ center = false }: { readonly center?: boolean }) {
  return (
    <Room center={center}>
      <Suspense>
        <Contact />
      </Suspense>
    </Room>
  );
}
