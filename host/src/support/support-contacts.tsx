import type { SupportContact } from '@portal/shared/api/content';
import { useSlow } from '@portal/shared/data';
import { LoadingRows, StillWorking } from '@portal/shared/parts';
import { mailAddress, phoneAddress } from '@portal/shared/person/contact-address';
import { chakra, EmptyState, FailurePanel, TextLink } from '@portal/shared/ui';
import { Headset } from 'lucide-react';
import { useSalesSupport } from './use-sales-support.ts';

const Contacts = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '4' },
    gridTemplateColumns: { md: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))' },
    listStyle: 'none',
    // on a phone the links of a desk are far from each other, so that a line shows where the next desk begins
    '& > li + li': {
      borderTopWidth: { base: '1px', md: '0' },
      borderColor: 'border.subtle',
      pt: { base: '3', md: '0' },
    },
  },
});
const ContactLinks = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    // the links are higher than their text, which must not be nearer to the next desk than to its own
    mt: { base: '-2', md: '0' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: { base: 'touch', md: '6' },
      overflowWrap: 'anywhere',
    },
  },
});

/**
 * Shows sales support's phone numbers, e-mail addresses and hours; a failed call with Try again, and a text when there
 * are none.
 */
export function SupportContacts() {
  const support = useSalesSupport();
  const slow = useSlow(support);
  switch (support.status) {
    case 'loading':
      return (
        <>
          <LoadingRows rows={3} values={0} label="Loading sales support" />
          {slow ? <StillWorking /> : null}
        </>
      );
    case 'failed':
      return (
        <FailurePanel
          compact
          title="Sales support’s contacts could not be loaded"
          meaning="Everything else works."
          onRetry={support.retry}
        />
      );
    case 'ok': {
      const { message, contacts } = support.value;
      if (contacts.length === 0)
        return (
          <EmptyState icon={<Headset aria-hidden />} title="No contacts yet">
            {message ?? 'Phone numbers and e-mail addresses of sales support are listed here.'}
          </EmptyState>
        );
      return (
        <>
          <Contacts>
            {contacts.map((contact) => (
              <li key={contact.id}>
                <Contact contact={contact} />
              </li>
            ))}
          </Contacts>
          {message === null ? null : (
            <chakra.p textStyle="help" mt="4">
              {message}
            </chakra.p>
          )}
        </>
      );
    }
  }
}

function Contact({ contact: { name, phone, email, hours } }: { readonly contact: SupportContact }) {
  return (
    <>
      <chakra.div fontWeight="medium">{name}</chakra.div>
      {hours === null ? null : <chakra.div textStyle="help">{hours}</chakra.div>}
      <ContactLinks>
        {phone === null ? null : (
          <TextLink href={phoneAddress(phone)} target="_self" standalone>
            {phone}
          </TextLink>
        )}
        {email === null ? null : (
          <TextLink href={mailAddress(email)} target="_self" standalone>
            {email}
          </TextLink>
        )}
      </ContactLinks>
    </>
  );
}
