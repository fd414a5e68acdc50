import { type SupportContact as Contact, salesSupport } from '@portal/shared/api/content';
import { createContentClient } from '@portal/shared/api/content-client';
import { mailAddress, phoneAddress } from '@portal/shared/person/contact-address';
import { chakra, TextLink, useShell } from '@portal/shared/ui';
import { Mail, Phone } from 'lucide-react';
import { useEffect, useState } from 'react';

const Link = chakra(TextLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: { base: 'touch', md: '6' },
    overflowWrap: 'anywhere',
    '& svg': { flexShrink: '0', boxSize: '4', color: 'fg.subtle' },
  },
});

/**
 * The phone number and the e-mail address of sales support's first desk (SHL-21); nothing while they are not loaded, and
 * when they cannot be. The content service has its own token, so that no session is needed.
 */
export function SupportContact() {
  const shell = useShell();
  const [contact, setContact] = useState<Contact>();
  useEffect(() => {
    const stop = new AbortController();
    const load = async () => {
      const query = { populate: 'all' } as const;
      const found = await createContentClient(shell).attempt(salesSupport, query, { signal: stop.signal });
      if (found.status === 'ok' && !stop.signal.aborted) setContact(found.value.data.contacts[0]);
    };
    void load();
    return () => stop.abort();
  }, [shell]);
  if (!contact) return null;
  const { phone, email } = contact;
  return (
    <>
      {phone === null ? null : (
        <Link href={phoneAddress(phone)} target="_self" standalone>
          <Phone aria-hidden />
          {phone}
        </Link>
      )}
      {email === null ? null : (
        <Link href={mailAddress(email)} target="_self" standalone>
          <Mail aria-hidden />
          {email}
        </Link>
      )}
    </>
  );
}
