import { applicationDetail, applicationList } from '@portal/shared/api/applications';
import { cartList } from '@portal/shared/api/cart';
import { searchCustomers } from '@portal/shared/api/customers';
import { cleanCode } from '@portal/shared/clean-text';
import { useCall } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { pageAddress } from '@portal/shared/page-address';
import { customerPath } from '@portal/shared/pages';
import { titleCase } from '@portal/shared/parts';
import { readMyKad } from '@portal/shared/person/read-mykad';
import { readPassport } from '@portal/shared/person/read-passport';
import { readOnboarding } from '@portal/shared/records';
import { readLeftOrders } from '@portal/shared/selling';
import { Banner, ButtonLink, useAgent } from '@portal/shared/ui';
import { useTypingPause } from '@portal/shared/use-typing-pause';
import { useState } from 'react';
import type { IdentityAnswers } from '../answers/answers.ts';
import { listUnfinished, type Unfinished } from '../start/unfinished.ts';
import { useBegun } from '../start/use-begun.ts';

const isSameNumber = (one: string, other: string | null | undefined): boolean =>
  cleanCode(one).toUpperCase() === cleanCode(other ?? '').toUpperCase();

/** Returns a document's number once it is whole and not being typed; empty before. */
function useKnownNumber({ docType, idNo }: IdentityAnswers): string {
  const passport = readPassport(idNo);
  const card = readMyKad(idNo, { today: today() });
  const number =
    docType === 'PASSPORT' ? (passport.ok ? passport.value : '') : card.ok ? card.value.number : '';
  const [known, setKnown] = useState('');
  useTypingPause(number, setKnown);
  return known === number ? number : '';
}

interface WithNumber {
  readonly number: string;
}

/** An unfinished onboarding, if it is of this number: its draft, the cart, or what was sent back says so. */
function UnfinishedOfNumber({ row, number }: WithNumber & { readonly row: Unfinished }) {
  const { uuid: userId } = useAgent();
  const { id, applicationId, name, subtitle, action, isOnlyHere, isSentBack } = row;
  const cart = useCall(
    cartList,
    isOnlyHere || isSentBack ? undefined : { userId, channel: 'Digital AOF', customerId: id },
  );
  const sent = useCall(applicationDetail, isSentBack ? { applicationId } : undefined);
  const stored = cart.status === 'ok' ? cart.value.onboarding.find((item) => item.id === id) : undefined;
  const idNo = isOnlyHere
    ? row.idNo
    : sent.status === 'ok'
      ? sent.value.customer.idNo
      : readOnboarding(stored?.payload).identity?.idNo;
  if (!isSameNumber(number, idNo)) return null;
  return (
    <Banner
      tone="info"
      role="status"
      title={`An onboarding of this number is not finished: ${titleCase(name)}`}
      action={
        <ButtonLink to={action.to} variant="outline" size="sm">
          {action.label}
        </ButtonLink>
      }
    >
      {subtitle}
    </Banner>
  );
}

function UnfinishedOnboardings({ number, id }: WithNumber & { readonly id: string }) {
  const { uuid: userId } = useAgent();
  const applications = useCall(applicationList, { userId, channel: 'Digital Transaction' });
  const { begun } = useBegun();
  const rows = applications.status === 'ok' ? applications.value : [];
  return listUnfinished(rows, begun, readLeftOrders(), today())
    .filter((row) => row.id !== id)
    .map((row) => <UnfinishedOfNumber key={row.id} row={row} number={number} />);
}

function SameCustomer({ number, kind }: WithNumber & { readonly kind: string }) {
  const { uuid: agentUserId } = useAgent();
  const found = useCall(searchCustomers, { agentUserId, keyword: number, limit: 10, page: 1 });
  const customers = found.status === 'ok' ? found.value.customers : [];
  return customers
    .filter(({ idNo }) => isSameNumber(number, idNo))
    .map(({ customerId, name }) => (
      <Banner
        key={customerId}
        tone="warn"
        role="status"
        title={`Already your customer: ${titleCase(name)}, ${customerId}`}
        action={
          <ButtonLink to={pageAddress(customerPath, { customerId })} variant="outline" size="sm">
            {`Open ${titleCase(name)}`}
          </ButtonLink>
        }
      >
        {`The ${kind} number is the same. Nothing has been sent.`}
      </Banner>
    ));
}

/** Props of `SamePerson`. */
export interface SamePersonProps {
  /** The onboarding's id. */
  readonly id: string;
  readonly identity: IdentityAnswers;
}

/**
 * Says that the person with this identity document is the agent's customer already, or has an unfinished onboarding of the
 * agent, as soon as the number is whole. Says nothing when it cannot be asked.
 */
export function SamePerson({ id, identity }: SamePersonProps) {
  const number = useKnownNumber(identity);
  if (number === '') return null;
  return (
    <>
      <SameCustomer number={number} kind={identity.docType === 'PASSPORT' ? 'passport' : 'MyKad'} />
      <UnfinishedOnboardings number={number} id={id} />
    </>
  );
}
