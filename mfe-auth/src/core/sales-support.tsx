import { createLazyCode, useLazyCode } from '@portal/shared/lazy-code';
import { chakra } from '@portal/shared/ui';

/** Who can sign in needs no contact, so that its code is not part of the page's. */
const contactCode = createLazyCode(async () => (await import('./support-contact.tsx')).SupportContact);

/** Has the height of two links before they are loaded, so that nothing moves. */
const Room = chakra('div', { base: { mt: '1', minH: { base: 'calc(2 * {sizes.touch})', md: '12' } } });

/** Sales support's number and address for an agent who cannot sign in; empty while they are not known. */
export function SalesSupport() {
  const code = useLazyCode(contactCode);
  return <Room>{code.status === 'ok' ? <code.value /> : null}</Room>;
}
